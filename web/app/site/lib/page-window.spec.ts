import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { pageWindow } from './page-window';

describe('the pages that are linked', () => {
  it.each([
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [1, 20, [1, 2, 'gap', 20]],
    [2, 20, [1, 2, 'gap', 20]],
    [3, 20, [1, 2, 3, 'gap', 20]],
    [5, 20, [1, 'gap', 5, 'gap', 20]],
    [18, 20, [1, 'gap', 18, 19, 20]],
    [20, 20, [1, 'gap', 19, 20]],
    [2, 3, [1, 2, 3]],
  ])('on page %i of %i', (page, count, expected) => {
    expect(pageWindow(page, count)).toEqual(expected);
  });

  it('always hold the first, the current and the last, in order, and never a gap for a single page', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 300 }), (a, b) => {
        const [page, count] = [Math.min(a, b), Math.max(a, b)];
        const slots = pageWindow(page, count);
        const numbers = slots.filter((slot) => slot !== 'gap');
        expect(numbers).toEqual([...new Set(numbers)].sort((x, y) => x - y));
        expect(numbers).toEqual(expect.arrayContaining([1, page, count]));
        slots.forEach((slot, index) => {
          if (slot !== 'gap') return;
          expect(Number(slots[index + 1]) - Number(slots[index - 1])).toBeGreaterThan(2);
        });
      }),
    );
  });
});
