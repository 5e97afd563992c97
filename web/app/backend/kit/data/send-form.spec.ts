import { describe, expect, it } from 'vitest';
import { progressOf } from './send-form';

const file = (size: number): File => new File([new Uint8Array(size)], `${String(size)}.png`);

describe('the progress of a form', () => {
  const [first, second] = [file(100), file(300)];
  const of = (loaded: number): number[] => [...progressOf([first, second], loaded, 450).values()];

  it('counts texts and boundaries as sent before the first file', () => {
    expect(of(50)).toEqual([0, 0]);
  });

  it('fills the files one after the other', () => {
    expect(of(100)).toEqual([0.5, 0]);
    expect(of(300)).toEqual([1, 0.5]);
    expect(of(450)).toEqual([1, 1]);
  });

  it('never leaves the range from 0 to 1', () => {
    expect(of(0)).toEqual([0, 0]);
    expect(of(9_999)).toEqual([1, 1]);
  });

  it('takes an empty file as sent', () => {
    expect([...progressOf([file(0)], 0, 10).values()]).toEqual([1]);
  });
});
