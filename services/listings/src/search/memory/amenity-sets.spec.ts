import { expect, it } from 'vitest';
import fc from 'fast-check';
import { AmenitySets } from './amenity-sets.js';

const NAMES = ['Balcony', 'Study', 'Gym', 'Pool', 'Garden', 'Lift'];
const some = fc.subarray([...NAMES, 'Helipad']);

it('sets of amenities are found by their members and counted', () => {
  fc.assert(
    fc.property(fc.array(fc.subarray(NAMES), { maxLength: 400 }), some, (homes, wanted) => {
      const sets = new AmenitySets();
      const setOf = homes.map((home) => sets.positionOf(home));
      const bySet = new Int32Array(sets.count);
      for (const set of setOf) bySet[set] = (bySet[set] ?? 0) + 1;
      const [all, any, none] = [sets.having(wanted), sets.havingAny(wanted), sets.havingNone(wanted)];
      for (const [at, home] of homes.entries()) {
        const set = setOf[at] ?? -1;
        expect([all[set], any[set], none[set]]).toEqual(
          [
            wanted.every((name) => home.includes(name)),
            wanted.some((name) => home.includes(name)),
            !wanted.some((name) => home.includes(name)),
          ].map(Number),
        );
      }
      for (const { value, count } of sets.counts(bySet))
        expect(count).toBe(homes.filter((home) => home.includes(value)).length);
    }),
  );
});
