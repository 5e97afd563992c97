import {
  showFeedMapping,
  listUnmappedValues,
  sampleFeed,
  saveFeedMapping,
} from '@manzil/contracts/http/feed-mappings';
import { showImportRun } from '@manzil/contracts/http/import-runs';
import type { ColumnMap, FeedSample } from '@manzil/contracts/listings/feed-mapping';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ValueMap } from '@manzil/contracts/listings/feed-values';
import { searchProperties } from '@manzil/contracts/listings/property-rpc';
import { feedXml, someListings } from './feed-server.js';
import { setUpImportHarness } from './import-harness.js';

const CSV = [
  'Ref;Art;Objekt;Kosten;Zimmer;Name;Lage;Etage',
  'A-1;Sale;Villa;5 000 000;4;Home by the sea;JVC;7',
  'A-2;Rent;Apartment;120000;viele;Flat in town;JVC;8',
  'A-3;Tausch;Villa;1;2;Neither;JVC;9',
  '',
].join('\n');
const FIELDS: ColumnMap = {
  Ref: 'property_ref_no',
  Art: 'ad_type',
  Objekt: 'unit_type',
  Kosten: 'price',
  Zimmer: 'bedrooms',
  Name: 'property_title',
  Lage: 'community',
};

describe('the mapping of a feed', () => {
  const harness = setUpImportHarness();
  beforeEach(async () => {
    await harness.stack.dataSource.query('TRUNCATE feed_mapping');
  });
  const sample = (request: {
    text?: string;
    location?: string;
    fields?: ColumnMap;
    values?: ValueMap;
  }): Promise<FeedSample> => harness.stack.client.request(sampleFeed, { fields: {}, ...request });
  const columnsThatAre = ({ columns }: FeedSample, read: boolean): string[] =>
    columns.filter((column) => column.read === read).map(({ name }) => name);

  describe('a sample', () => {
    it('shows every column with examples, and that unknown columns are not read', async () => {
      const found = await sample({ text: CSV });
      expect(found).toMatchObject({ format: 'csv', mappable: true, read: 3, rejected: 3, error: null });
      expect(columnsThatAre(found, true)).toEqual([]);
      expect(found.columns[0]).toEqual({
        name: 'ref',
        examples: ['A-1', 'A-2', 'A-3'],
        stated: 3,
        read: false,
      });
    });

    it('reads by the mapping, and lists each value that it cannot read', async () => {
      const found = await sample({ text: CSV, fields: FIELDS });
      expect(columnsThatAre(found, false)).toEqual(['etage']);
      expect(found).toMatchObject({ read: 3, rejected: 1 });
      expect(found.records[0]?.listing).toMatchObject({
        title: 'Home by the sea',
        adType: 'sale',
        unitType: 'Villa',
        price: 5_000_000,
        bedrooms: 4,
      });
      expect(found.records[2]).toEqual({ line: 4, reference: 'A-3', listing: null });
      expect(found.problems.map(({ field, line }) => [field, line])).toEqual([
        ['bedrooms', 3],
        ['ad_type', 4],
      ]);
      expect(found.problems[1]?.reason).toContain('"Tausch"');
    });

    it('takes a text that is cut off anywhere, and JSON as well', async () => {
      const rows = Array.from({ length: 5 }, (_, id) => ({ ref: `J-${id}`, art: 'Sale', name: 'Home' }));
      const found = await sample({ text: JSON.stringify(rows).slice(0, -10), fields: FIELDS });
      expect(found).toMatchObject({ format: 'json', read: 4, rejected: 0, error: null });
      expect((await sample({ text: CSV.slice(0, -12), fields: FIELDS })).error).toBeNull();
    });

    it('reads a feed at a URL, and reports why one cannot be read', async () => {
      await harness.importNow(CSV);
      expect(await sample({ location: harness.feedUrl })).toMatchObject({ format: 'csv', read: 3 });
      await expect(sample({ location: 'http://10.0.0.1/feed.csv' })).rejects.toMatchObject({
        code: 'UNPROCESSABLE',
      });
      await expect(sample({ location: 'file:///etc/passwd' })).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
      });
      await expect(sample({ text: 'no feed at all' })).rejects.toMatchObject({ code: 'UNPROCESSABLE' });
    });

    it('does not map a format with fixed names', async () => {
      const text = '<Listings><Listing><Ad_Type>Sale</Ad_Type></Listing></Listings>';
      expect(await sample({ text })).toMatchObject({ format: 'propspace', mappable: false, columns: [] });
    });
  });

  describe('of unmapped terms', () => {
    const unmapped = () => harness.stack.client.request(listUnmappedValues, { source: 'primary' });
    const save = (values: ValueMap | undefined, expectedVersion: number) =>
      harness.stack.client.request(saveFeedMapping, {
        source: 'primary',
        fields: {},
        values,
        expectedVersion,
        by: 'sara',
      });
    /** 40 listings: 9 of an unknown type, once in other letters, and one that is neither for sale nor for rent. */
    const feed = feedXml(
      someListings(40, (number) => ({
        adType: number === 40 ? 'Kauf' : 'Sale',
        unitType: number === 1 ? ' STADTVILLA ' : number < 10 ? 'Stadtvilla' : 'Apartment',
        ...(number <= 12 && { more: '<Furnished>Mö</Furnished>' }),
      })),
    );

    it('a sample shows each with its count, until it is mapped', async () => {
      const found = await sample({ text: feed });
      expect(found.unmapped.map(({ term, value, count }) => [term, value, count])).toEqual([
        ['furnishing', 'Mö', 12],
        ['unitType', 'STADTVILLA', 9],
        ['adType', 'Kauf', 1],
      ]);
      const values: ValueMap = {
        unitType: { Stadtvilla: 'Villa' },
        furnishing: { MÖ: '' },
        adType: { kauf: 'sale' },
      };
      const mapped = await sample({ text: feed, values });
      expect(mapped).toMatchObject({ rejected: 0, unmapped: [], problems: [] });
      expect(mapped.records[0]?.listing?.unitType).toBe('Villa');
    });

    it('an import lists those of its whole feed, and the next one uses the mapping', async () => {
      const { stack, importNow } = harness;
      expect(await unmapped()).toEqual({ run: null, values: [] });
      const run = await importNow(feed);
      expect(run).toMatchObject({ state: 'done', counts: { added: 39, rejected: 1 } });
      const { run: of, values } = await unmapped();
      expect(of?.id).toBe(run.id);
      expect(values).toContainEqual({
        term: 'unitType',
        value: 'STADTVILLA',
        field: 'unit_type',
        count: 9,
        rejected: false,
        references: ['S-1', 'S-2', 'S-3'],
        line: 1,
      });
      expect(values).toContainEqual(
        expect.objectContaining({ term: 'adType', value: 'Kauf', rejected: true, references: ['S-40'] }),
      );
      await save({ unitType: { 'Stadtvilla ': 'Villa' }, adType: { KAUF: 'sale' } }, 0);
      const next = await importNow(feed);
      expect(next).toMatchObject({ state: 'done', counts: { added: 1, changed: 9, rejected: 0 } });
      const found = await stack.client.request(searchProperties, { adType: 'sale', type: 'Villa' });
      expect(found.total).toBe(9);
      expect((await unmapped()).values.map(({ value }) => value)).toEqual(['Mö']);
    });

    it('the mapping of terms does not change when only columns are saved', async () => {
      await save({ unitType: { stadtvilla: 'Villa' } }, 0);
      const { fields, values } = await save(undefined, 1);
      expect({ fields, values }).toEqual({ fields: {}, values: { unitType: { stadtvilla: 'Villa' } } });
    });
  });

  describe('a stored mapping', () => {
    const set = (expectedVersion: number, by: string, source = 'primary') =>
      harness.stack.client.request(saveFeedMapping, { source, fields: FIELDS, expectedVersion, by });

    it('is read by the imports of its source, and of no other', async () => {
      const { stack, importNow } = harness;
      expect((await importNow(CSV)).state).toBe('quarantined');
      await set(0, 'sara');
      expect((await importNow(CSV, { source: 'other' })).state).toBe('quarantined');
      const run = await importNow(CSV);
      expect(run).toMatchObject({ state: 'done', format: 'csv', counts: { added: 2, rejected: 1 } });
      const { problems } = await stack.client.request(showImportRun, { id: run.id });
      expect(problems.map(({ field }) => field)).toEqual(['bedrooms', 'ad_type', 'etage']);
      const { items } = await stack.client.request(searchProperties, { adType: 'sale' });
      expect(items.map(({ title, price }) => [title, price])).toEqual([['Home by the sea', 5_000_000]]);
    });

    it('is not overwritten from an outdated version', async () => {
      expect(await set(0, 'sara')).toMatchObject({ version: 1, updatedBy: 'sara' });
      expect(await set(1, 'omar')).toMatchObject({ version: 2, updatedBy: 'omar' });
      for (const version of [0, 1, 3])
        await expect(set(version, 'lina')).rejects.toMatchObject({
          code: 'CONFLICT',
          extra: { details: { reason: 'version', version: 2, updatedBy: 'omar' } },
        });
      const results = await Promise.allSettled([set(2, 'lina'), set(2, 'noor')]);
      expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(await harness.stack.client.request(showFeedMapping, { source: 'primary' })).toMatchObject({
        version: 3,
        fields: { ref: 'property_ref_no', lage: 'community' },
      });
    });
  });
});
