import { readFile } from 'node:fs/promises';
import { searchProperties } from '@manzil/contracts/listings/property-rpc';
import { waitFor } from '@manzil/testing/wait-for';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { startImportHarness, type ImportHarness } from './import-harness.js';

type Query = Partial<z.input<typeof searchProperties.request>>;

const read = (path: string): Promise<Buffer> => readFile(new URL(path, import.meta.url));

/** Typed texts (see `field-inputs/21-searches.txt`), and the filters with the same result. */
const TYPED: readonly (readonly [adType: 'sale' | 'rent', typed: string, filters: Query])[] = [
  ['sale', 'jbr', { community: ['Jumeirah Beach Residence'] }],
  ['rent', 'jbr', { community: ['Jumeirah Beach Residence'] }],
  ['sale', 'jvc', { community: ['Jumeirah Village Circle'] }],
  ['rent', 'شقة للإيجار في دبي مارينا', { type: 'Apartment', community: ['Dubai Marina'] }],
  ['sale', '3 bed + maid', { bedrooms: 3, amenities: ["Maid's Room"] }],
  ['sale', 'dubai-marina', { community: ['Dubai Marina'] }],
];

describe('searches on the catalogue of the demo and feeds of other programs', () => {
  let harness: ImportHarness;
  const search = async (adType: 'sale' | 'rent', query: Query) =>
    harness.stack.client.request(searchProperties, { adType, pageSize: 48, understand: true, ...query });
  const referencesOf = async (adType: 'sale' | 'rent', query: Query): Promise<string[]> =>
    (await search(adType, query)).items.map(({ reference }) => reference).sort();

  beforeAll(async () => {
    harness = await startImportHarness();
    await harness.importNow(await read('../../../demo/feed/manzil-demo.xml'));
    for (const file of [
      '01-nickname-as-community.xml',
      '08-sub-community.xml',
      '23-property-finder-codes.xml',
    ])
      await harness.importNow(await read(`field-inputs/${file}`), { source: file.slice(0, 2) });
    await waitFor('the words of the last feed', async () => {
      const found = await referencesOf('sale', { q: 'Marina Promenade' });
      return found.length === 1 && found[0] === 'GV-081';
    });
  });
  afterAll(() => harness.stop());

  it.each(TYPED)('%s: %s finds what its filters find', async (adType, q, filters) => {
    const found = await search(adType, { q });
    const wanted = await search(adType, filters);
    expect(found.total).toBe(wanted.total);
    expect(found.total).toBeGreaterThan(0);
    expect(await referencesOf(adType, { q })).toEqual(await referencesOf(adType, filters));
  });

  it.each([
    ['7116028173', ['MZ-S-1000']],
    ['mz s 1027', ['MZ-S-1027']],
  ])('%s finds one home', async (q, references) => {
    expect(await referencesOf('sale', { q })).toEqual(references);
  });

  it('ignores accents and needs no villa in Dubai', async () => {
    expect(await referencesOf('sale', { q: 'Résidence' })).toEqual(
      await referencesOf('sale', { q: 'residence' }),
    );
    const { items, understood } = await search('sale', { q: 'villa not in dubai' });
    const isHonest = items.every(({ emirate }) => emirate !== 'Dubai') || understood?.rest !== '';
    expect(isHonest).toBe(true);
  });
});
