import { describe, expect, it } from 'vitest';
import { simplify } from './simplify.js';

describe('a simplified line', () => {
  it('keeps its ends and its corners, and loses what is nearly straight', () => {
    const line = [
      [0, 0],
      [5, 0.4],
      [10, 0],
      [10, 5],
      [10.3, 7],
      [10, 10],
    ] as const;
    expect(simplify(line, 0.5)).toEqual([
      [0, 0],
      [10, 0],
      [10, 10],
    ]);
    expect(simplify(line, 0.1)).toEqual(line);
  });

  it('of a ring keeps what is far from where it begins', () => {
    const ring = [
      [0, 0],
      [4, 0],
      [4, 4],
      [0, 0],
    ] as const;
    expect(simplify(ring, 1)).toEqual(ring);
  });
});
