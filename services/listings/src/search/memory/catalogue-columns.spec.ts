import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { applyChanges, copyRows, type CatalogueColumns } from './catalogue-columns.js';
import type { CatalogueRow } from './catalogue-rows.js';
import { COUNTED } from './listing-columns.js';

const rowOf = (id: number): fc.Arbitrary<CatalogueRow> =>
  fc
    .record({
      adType: fc.constantFrom('sale', 'rent'),
      community: fc.constantFrom('JVC', 'Jvc', 'Marina'),
      type: fc.constantFrom('Apartment', null),
      bedrooms: fc.constantFrom(0, 2, null),
      amenities: fc.constantFrom(['Study'], ['Balcony', 'Study'], []),
      developer: fc.constantFrom('Emaar', ''),
      referenceKey: fc.constantFrom('mz1', 'mz1001'),
      permitKey: fc.constantFrom(null, '7116'),
      agent: fc.constantFrom('Noor', '').map((name) => ({ licence: '', slug: name.toLowerCase(), name })),
      price: fc.constantFrom(1, 2, 3, null),
      area: fc.constantFrom(0.5, 700, null),
      latitude: fc.constantFrom(25.1, null),
      longitude: fc.constantFrom(55.2, 55.3, null),
      featured: fc.boolean(),
      listedAt: fc.constantFrom(1.7e15, 1.8e15),
      lowerTitle: fc.constantFrom('sea view', 'quiet'),
      detailWords: fc.constantFrom('garden open', '', 'pool'),
    })
    .map((row) => {
      const texts = { name: `In ${row.community}`, emirate: 'Dubai' };
      const lower = { lowerName: texts.name.toLowerCase(), lowerCommunity: row.community.toLowerCase() };
      const unstated = {
        bathrooms: null,
        furnishing: null,
        completion: null,
        tenure: null,
        handoverYear: null,
        cheques: null,
        plotArea: null,
        hasPermit: false,
        hasFloorPlan: true,
      };
      const part = { subCommunity: '', lowerSubCommunity: '' };
      return {
        id,
        ...row,
        ...unstated,
        ...texts,
        ...lower,
        ...part,
        locationText: `${lower.lowerName} dubai`,
      };
    });

/** Generates any subset of listings 1 to 12. */
const states = fc
  .tuple(...Array.from({ length: 12 }, (_, index) => fc.option(rowOf(index + 1), { nil: undefined })))
  .map((rows) => new Map(rows.flatMap((row) => (row === undefined ? [] : [[row.id, row] as const]))));

const copyOf = (rows: ReadonlyMap<number, CatalogueRow>): Promise<CatalogueColumns> => {
  const slices = [[...rows.values()].slice(0, 5), [...rows.values()].slice(5)];
  return copyRows(Readable.from(slices), () => Promise.resolve());
};

/** Describes a copy independently of the order in which its dictionaries were filled. */
const describeCopy = ({
  lists,
  places,
  profiles,
  amenitySets,
  agents,
  texts,
  details,
  developers,
}: CatalogueColumns): unknown =>
  Object.values(lists).map(
    ({ profile, place, amenities, agent, text, developer, counts, orders, ...rest }) => {
      const words = new Uint8Array(texts.count);
      details.mark([{ text: 'gar', isWhole: false }], words);
      const { profile: byProfile, place: byPlace, ...sorted } = orders;
      return {
        ...rest,
        sorted,
        isGrouped: [
          [profile, byProfile.positions],
          [place, byPlace.positions],
        ].map(([column = [], positions = []]) => isSorted(column, positions)),
        counts: COUNTED.map((name) => {
          const column = { profile, place, amenities, agent, developer, ...rest }[name];
          return [
            Array.from(column, (at) => counts[name][at]),
            counts[name].reduce((sum, count) => sum + count, 0),
          ];
        }),
        words: Array.from(text, (at) => texts.containing(['sea', 'et'])[at]),
        details: Array.from(text, (at) => words[at]),
        developer: Array.from(developer, (at) => developers.names[at]),
        wordsOfPlaces: Array.from(place, (at) => places.texts.containing(['jvc', 'in'])[at]),
        place: Array.from(place, (at) => places.list[at]?.name),
        profile: Array.from(profile, (at) => profiles.list[at]),
        studies: Array.from(amenities, (at) => amenitySets.having(['Study'])[at]),
        agent: Array.from(agent, (at) => agents.list[at]),
      };
    },
  );

/** Numbers of groups depend on the order of insertion, so only the grouping is compared. */
const isSorted = (column: ArrayLike<number>, positions: ArrayLike<number>): boolean => {
  const expected = [...Array(column.length).keys()].sort(
    (a, b) => (column[a] ?? 0) - (column[b] ?? 0) || a - b,
  );
  return JSON.stringify(Array.from(positions)) === JSON.stringify(expected);
};

describe('a copy with changes applied', () => {
  it('equals a full copy of the later state, and does not alter the earlier one', async () => {
    await fc.assert(
      fc.asyncProperty(states, states, async (before, after) => {
        const ids = [...Array(12).keys()]
          .map((id) => id + 1)
          .filter((id) => before.get(id) !== after.get(id));
        const earlier = await copyOf(before);
        const untouched = describeCopy(await copyOf(before));
        const rows = ids.flatMap((id) => after.get(id) ?? []);
        const changed = describeCopy(applyChanges(earlier, ids, rows));
        expect(changed).toEqual(describeCopy(await copyOf(after)));
        expect(changed).toMatchObject([{ isGrouped: [true, true] }, { isGrouped: [true, true] }]);
        expect(describeCopy(earlier)).toEqual(untouched);
      }),
    );
  });
});
