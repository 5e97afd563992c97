import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { ascendingOrder } from './sort-order.js';

describe('the order of keys', () => {
  it('is ascending, with equal keys ordered by position', async () => {
    const key = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.constantFrom(-Infinity, Infinity, 1.7e15, 0.5));
    await fc.assert(
      fc.asyncProperty(fc.array(key), async (keys) => {
        const plain = keys.map((_, position) => position);
        plain.sort((a, b) => {
          const [first = 0, second = 0] = [keys[a], keys[b]];
          return first === second ? a - b : first < second ? -1 : 1;
        });
        expect([...(await ascendingOrder(Float64Array.from(keys)))]).toEqual(plain);
      }),
    );
  });
});
