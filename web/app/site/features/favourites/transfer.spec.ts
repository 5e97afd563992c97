import { describe, expect, it } from 'vitest';
import { transferIn, transferPath } from './transfer';

const kept = (id: number) => ({ id, pagelink: `home-${String(id)}`, name: `Home ${String(id)}` });

describe('saved homes on their way to another device', () => {
  it('arrive in their order', () => {
    const path = transferPath([kept(7), kept(3)], [kept(5)]);
    expect(path).toBe('favourites#homes=7.3&projects=5');
    expect(transferIn(path.slice(path.indexOf('#')))).toEqual({ homes: [7, 3], projects: [5] });
    expect(transferIn(new URL(transferPath([], [kept(2)]), 'https://x.example').hash)).toEqual({
      homes: [],
      projects: [2],
    });
  });

  it('are read from any text, at most as many as a device keeps', () => {
    expect(transferIn('')).toEqual({ homes: [], projects: [] });
    expect(transferIn('#homes=1.-2.x.1e3.1.0.9007199254740993&projects=<b>')).toEqual({
      homes: [1, 1000],
      projects: [],
    });
    const many = Array.from({ length: 500 }, (_, index) => index + 1).join('.');
    expect(transferIn(`#homes=${many}`).homes).toHaveLength(60);
  });
});
