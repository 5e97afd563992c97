import { describe, expect, it } from 'vitest';
import { liftStep } from './lift-step';

describe('a lifted row', () => {
  it('moves one place with each arrow', () => {
    expect(liftStep('ArrowUp', 3, 5)).toEqual({ place: 2 });
    expect(liftStep('ArrowDown', 3, 5)).toEqual({ place: 4 });
  });

  it('stays at an end of the list', () => {
    expect(liftStep('ArrowUp', 0, 5)).toEqual({ place: 0 });
    expect(liftStep('ArrowDown', 4, 5)).toEqual({ place: 4 });
  });

  it('goes to either end at once', () => {
    expect(liftStep('Home', 3, 5)).toEqual({ place: 0 });
    expect(liftStep('End', 1, 5)).toEqual({ place: 4 });
  });

  it('is dropped by what lifted it, taken back by Escape, and left alone by other keys', () => {
    expect(['Enter', ' ', 'Escape', 'Tab', 'a'].map((key) => liftStep(key, 1, 5))).toEqual([
      'drop',
      'drop',
      'cancel',
      undefined,
      undefined,
    ]);
  });
});
