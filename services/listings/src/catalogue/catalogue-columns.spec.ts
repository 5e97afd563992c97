import { Readable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { applyChanges, copyRows, type CatalogueColumns } from './catalogue-columns.js';
import type { CatalogueRow } from './catalogue-rows.js';

const rowOf = (id: number): fc.Arbitrary<CatalogueRow> =>
  fc
    .record({
      adType: fc.constantFrom('sale', 'rent'),
      community: fc.constantFrom('JVC', 'Jvc', 'Marina'),
      unitType: fc.constantFrom('Apartment', null),
      bedrooms: fc.constantFrom(0, 2, null),
      price: fc.constantFrom(1, 2, 3, null),
      area: fc.constantFrom(0.5, 700, null),
      featured: fc.boolean(),
      listedAt: fc.constantFrom(1.7e15, 1.8e15),
      ownText: fc.constantFrom('sea view mz-1', 'quiet'),
    })
    .map((row) => {
      const texts = { name: `In ${row.community}`, emirate: 'Dubai' };
      const lower = { lowerName: texts.name.toLowerCase(), lowerCommunity: row.community.toLowerCase() };
      return { id, ...row, ...texts, ...lower, locationText: `${lower.lowerName} dubai` };
    });

/** Listings 1 to 12, those of them that are there. */
const states = fc
  .tuple(...Array.from({ length: 12 }, (_, index) => fc.option(rowOf(index + 1), { nil: undefined })))
  .map((rows) => new Map(rows.flatMap((row) => (row === undefined ? [] : [[row.id, row] as const]))));

const copyOf = (rows: ReadonlyMap<number, CatalogueRow>): Promise<CatalogueColumns> => {
  const slices = [[...rows.values()].slice(0, 5), [...rows.values()].slice(5)];
  return copyRows(Readable.from(slices), () => Promise.resolve());
};

/** What a copy says, whatever the order in which it came to know its places. */
const told = ({ places, place, counts, texts, text, ...rest }: CatalogueColumns): unknown => ({
  ...rest,
  words: Array.from(text, (at) => texts.holding(['sea', 'et'])[at]),
  wordsOfPlaces: Array.from(place, (at) => places.texts.holding(['jvc', 'in'])[at]),
  place: Array.from(place, (at) => [places.list[at]?.name, counts.sale[at], counts.rent[at]]),
});

describe('a copy that takes changes', () => {
  it('is what a whole copy of the later state is, and leaves the earlier one as it was', async () => {
    await fc.assert(
      fc.asyncProperty(states, states, async (before, after) => {
        const ids = [...Array(12).keys()]
          .map((id) => id + 1)
          .filter((id) => before.get(id) !== after.get(id));
        const earlier = await copyOf(before);
        const untouched = told(await copyOf(before));
        const rows = ids.flatMap((id) => after.get(id) ?? []);
        expect(told(applyChanges(earlier, ids, rows))).toEqual(told(await copyOf(after)));
        expect(told(earlier)).toEqual(untouched);
      }),
    );
  });
});
