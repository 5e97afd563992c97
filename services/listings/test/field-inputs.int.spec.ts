import { readdir, readFile } from 'node:fs/promises';
import { sampleFeed, saveFeedMapping } from '@manzil/contracts/http/feed-mappings';
import type { ColumnMap } from '@manzil/contracts/listings/feed-mapping';
import type { ValueMap } from '@manzil/contracts/listings/feed-values';
import { requestImport } from '@manzil/contracts/listings/import-rpc';
import type { ImportRun } from '@manzil/contracts/listings/import-run';
import type { Property } from '@manzil/contracts/listings/property';
import { getProperty, searchProperties } from '@manzil/contracts/listings/property-rpc';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFeedServer } from './feed-server.js';
import { EXPECTED } from './field-input-rows.js';
import { endOfRun } from './import-runs.js';
import { startListingsStack, type ListingsStack } from './listings-stack.js';

const FOLDER = new URL('field-inputs/', import.meta.url);
const sourceOf = (file: string): string => file.replaceAll(/\W/g, '-');
const input = (name: string): Promise<Buffer> => readFile(new URL(name, FOLDER));

/** Feeds with unknown field names, and the mapping that staff choose. */
const MAPPED: Readonly<
  Record<string, { recordName?: string; fields: ColumnMap; references: string[]; listing: object }>
> = {
  '09-hits.json': {
    fields: {
      purpose: 'ad_type',
      referencenumber: 'property_ref_no',
      title: 'property_title',
      title_l1: 'title_ar',
      price: 'price',
      rentfrequency: 'frequency',
      permitnumber: 'permit_number',
      '_geoloc.lat': 'latitude',
      '_geoloc.lng': 'longitude',
      rooms: 'bedrooms',
      'coverphoto.url': 'images',
    },
    references: ['FBH-1'],
    listing: { title: 'One bedroom by the fountain', price: 207_600, bedrooms: 1, latitude: 25.1901 },
  },
  '09-idealista.json': {
    recordName: 'customerProperties',
    fields: {
      propertyreference: 'property_ref_no',
      'propertyoperation.operationtype': 'ad_type',
      'propertyfeatures.featurestype': 'unit_type',
      'propertydescriptions.descriptiontext': 'property_title',
      'propertyfeatures.featuresbedroomnumber': 'bedrooms',
      'propertyimages.imageurl': 'images',
    },
    references: ['FID-1'],
    listing: { bedrooms: 3, unitType: 'Apartment', images: ['https://img.example.com/id1.jpg'] },
  },
  '09-result-listings.json': {
    recordName: 'result.listings',
    fields: {
      agent_ref: 'property_ref_no',
      channel: 'ad_type',
      'details.summary': 'property_title',
      'price_information.price': 'price',
      'details.bedrooms': 'bedrooms',
      'media.media_url': 'images',
    },
    references: ['FRT-1'],
    listing: { price: 2_350_000, bedrooms: 2, images: ['https://img.example.com/rt1.jpg'] },
  },
  '24-houzez.csv': {
    fields: {
      fave_property_id: 'property_ref_no',
      title: 'property_title',
      'property type': 'unit_type',
      'property status': 'ad_type',
      'property city': 'emirate',
      'property area': 'community',
      fave_property_price: 'price',
      fave_property_price_postfix: 'frequency',
      fave_property_size: 'unit_builtup_area',
      fave_property_size_prefix: 'unit_measure',
      fave_property_location: 'coordinates',
      'image url': 'images',
    },
    references: ['FHZ-1', 'FHZ-2'],
    listing: {
      price: 300_000,
      builtUpArea: 3_229.17,
      latitude: 25.05,
      longitude: 55.26,
      community: 'Arabian Ranches',
    },
  },
};
/** Channel 1 of the last JSON feed means sale. */
const VALUES: ValueMap = { adType: { '1': 'sale' } };
/** Checked by the tests of mappings or searches. */
const ELSEWHERE = ['04-status.csv', ...Object.keys(MAPPED), '21-searches.txt'];

const SOLD = { state: 'quarantined', error: 'The only listing of the feed is off the market' };

describe('feeds as other programs write them', () => {
  let stack: ListingsStack;
  let feeds: Awaited<ReturnType<typeof startFeedServer>>;
  let served: ReadonlyMap<string, Buffer>;
  const runs = new Map<string, ImportRun>();
  let published: Record<string, Property>;

  /** Imports each file as its own source; the keys are sources. */
  const importAll = async (files: ReadonlyMap<string, Buffer>): Promise<void> => {
    served = files;
    for (const source of files.keys()) {
      const { run } = await stack.client.request(requestImport, {
        trigger: 'test',
        location: `${feeds.url}/${source}`,
        source,
      });
      runs.set(source, await endOfRun(stack.client, run.id));
    }
  };
  const map = (
    source: string,
    mapping: { fields: ColumnMap; recordName?: string; amountCurrency?: string; values?: ValueMap },
  ) => stack.client.request(saveFeedMapping, { source, ...mapping, expectedVersion: 0, by: 'sara' });
  /** Returns everything that visitors can find, by reference. */
  const findAll = async (): Promise<Record<string, Property>> => {
    const found: Record<string, Property> = {};
    for (const adType of ['sale', 'rent'] as const)
      for (let page = 1, pages = 1; page <= pages; page += 1) {
        const { items, pageCount } = await stack.client.request(searchProperties, {
          adType,
          page,
          pageSize: 48,
        });
        pages = pageCount;
        const all = items.map(({ pagelink }) => stack.client.request(getProperty, { pagelink }));
        for (const property of await Promise.all(all)) found[property.reference] = property;
      }
    return found;
  };

  beforeAll(async () => {
    stack = await startListingsStack({ IMAGE_HOSTS: ['img.example.com'] });
    feeds = await startFeedServer((response, path) => response.end(served.get(path.split('/').at(-1) ?? '')));
    const files = new Map<string, Buffer>();
    for (const file of [...Object.keys(EXPECTED), ...Object.keys(MAPPED)])
      files.set(sourceOf(file), await input(file));
    const sold = await input('04-status.csv');
    files.set('sold', sold);
    files.set('mapped-sold', Buffer.from(sold.toString().replace('Listing Status', 'Stand')));
    for (const [file, { fields, recordName }] of Object.entries(MAPPED))
      await map(sourceOf(file), { fields, recordName, values: VALUES });
    const blm = (await input('09-rightmove.blm')).toString();
    files.set('blm-in-aed', Buffer.from(blm.replaceAll('FBL-', 'AED-')));
    await map('blm-in-aed', { fields: {}, amountCurrency: 'AED' });
    await map('mapped-sold', { fields: { stand: 'listing_status' } });
    await importAll(files);
    published = await findAll();
  });
  afterAll(async () => {
    await feeds.stop();
    await stack.stop();
  });

  it('are all files of the folder', async () => {
    const named = [...Object.keys(EXPECTED).filter((name) => !name.startsWith('../')), ...ELSEWHERE];
    expect((await readdir(FOLDER)).toSorted()).toEqual(named.toSorted());
  });

  it('publish no other listings than are expected', () => {
    const expected = [
      ...Object.values(EXPECTED).flatMap(({ listings }) => Object.keys(listings)),
      ...Object.values(MAPPED).flatMap(({ references }) => references),
      ...['AED-1', 'AED-2'],
    ];
    expect(Object.keys(published).toSorted()).toEqual(expected.toSorted());
  });

  it.each(Object.entries(EXPECTED))('are read, or their run says why not: %s', (file, expected) => {
    const run = runs.get(sourceOf(file));
    expect(run).toMatchObject({ state: 'done', error: null });
    expect(published).toMatchObject(expected.listings);
    if (expected.reported === undefined) return;
    expect(run?.problems.map(({ reference, reason }) => [reference, reason])).toEqual(
      expected.reported.map(([reference, reason]): unknown[] => [reference, expect.stringContaining(reason)]),
    );
  });

  it('of a format with a currency of its own can be in AED by the choice of staff', () => {
    const { problems = [] } = runs.get('blm-in-aed') ?? {};
    expect(problems.filter(({ field }) => field === 'price')).toEqual([]);
    expect([published['AED-1'], published['AED-2']]).toMatchObject([
      { price: 2_350_000 },
      { price: 102_000, rentFrequency: 'monthly' },
    ]);
  });

  it('with sold listings alone say so, by a column with a known name or a mapped one', () => {
    expect([runs.get('sold'), runs.get('mapped-sold')]).toMatchObject([SOLD, SOLD]);
  });

  it.each(Object.entries(MAPPED))('can be mapped by a sample: %s', async (file, expected) => {
    const { recordName, fields, references, listing } = expected;
    const text = (await input(file)).toString();
    const sample = await stack.client.request(sampleFeed, { text, fields, recordName, values: VALUES });
    expect(sample).toMatchObject({ mappable: true, error: null, rejected: 0 });
    expect(sample.records.map(({ reference }) => reference)).toEqual(references);
    expect(runs.get(sourceOf(file))).toMatchObject({ state: 'done' });
    expect(published[references.at(-1) ?? '']).toMatchObject(listing);
  });
});
