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

  it('moves by rows and columns in a grid, and from above a short last row to its end', () => {
    const steps = (place: number) =>
      ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'].map((key) => liftStep(key, place, 8, 3));
    expect(steps(4)).toEqual([{ place: 1 }, { place: 7 }, { place: 3 }, { place: 5 }]);
    expect(steps(5)).toEqual([{ place: 2 }, { place: 7 }, { place: 4 }, { place: 6 }]);
    expect(steps(0)).toEqual([{ place: 0 }, { place: 3 }, { place: 0 }, { place: 1 }]);
    expect(steps(6)).toEqual([{ place: 3 }, { place: 6 }, { place: 5 }, { place: 7 }]);
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
