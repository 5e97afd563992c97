import { readFile } from 'node:fs/promises';
import { sampleFeed, saveFeedMapping } from '@manzil/contracts/http/feed-mappings';
import type { ColumnMap } from '@manzil/contracts/listings/feed-mapping';
import type { ValueMap } from '@manzil/contracts/listings/feed-values';
import { describe, expect, it } from 'vitest';
import { setUpImportHarness } from './import-harness.js';

interface Mapped {
  file: string;
  columns: string[];
  fields: ColumnMap;
  values?: ValueMap;
  stored: object;
}

const FEEDS: Mapped[] = [
  {
    file: 'list-in-hits.json',
    columns: ['referencenumber', 'location.name', 'coverphoto.url', 'phonenumber.mobile'],
    fields: {
      referenceNumber: 'property_ref_no',
      purpose: 'ad_type',
      rentFrequency: 'frequency',
      title: 'property_title',
      rooms: 'bedrooms',
      'coverPhoto.url': 'images',
    },
    stored: {
      source_reference: 'FBH-1',
      ad_type: 'rent',
      price: 207_600,
      bedrooms: 1,
      images: ['https://img.example.com/h1.jpg'],
    },
  },
  {
    file: 'list-in-customer-properties.json',
    columns: ['propertycode', 'propertyoperation.operationtype', 'propertyimages.imageurl'],
    fields: {
      propertyCode: 'property_ref_no',
      'propertyOperation.operationType': 'ad_type',
      'propertyOperation.operationPrice': 'price',
      'propertyFeatures.featuresType': 'unit_type',
      'propertyFeatures.featuresBedroomNumber': 'bedrooms',
      'propertyDescriptions.descriptionText': 'property_title',
      'propertyImages.imageUrl': 'images',
    },
    stored: {
      source_reference: 'FID-1',
      ad_type: 'sale',
      price: 350_000,
      bedrooms: 3,
      images: ['https://img.example.com/id1.jpg'],
    },
  },
  {
    file: 'list-in-result.json',
    columns: ['agent_ref', 'channel', 'price_information.price', 'media.media_url'],
    fields: {
      agent_ref: 'property_ref_no',
      channel: 'ad_type',
      'price_information.price': 'price',
      'details.summary': 'property_title',
      'details.bedrooms': 'bedrooms',
      'media.media_url': 'images',
    },
    values: { adType: { 1: 'sale', 2: 'rent' } },
    stored: {
      source_reference: 'FRT-1',
      ad_type: 'sale',
      price: 2_350_000,
      bedrooms: 2,
      images: ['https://img.example.com/rt1.jpg'],
    },
  },
];

describe('the listings in a nested JSON list', () => {
  const harness = setUpImportHarness();

  it.each(FEEDS)('show their columns, and are imported once they are mapped: $file', async (feed) => {
    const { file, columns, fields, values, stored } = feed;
    const { client, dataSource } = harness.stack;
    const source = file.replace('.json', '');
    const text = await readFile(new URL(`feeds/${file}`, import.meta.url), 'utf8');
    const unmapped = await client.request(sampleFeed, { text, fields: {} });
    expect(unmapped).toMatchObject({ format: 'json', mappable: true, read: 1, rejected: 1, error: null });
    expect(unmapped.columns.map(({ name }) => name)).toEqual(expect.arrayContaining(columns));
    const mapped = await client.request(sampleFeed, { text, fields, ...(values && { values }) });
    expect(mapped).toMatchObject({ read: 1, rejected: 0 });
    await client.request(saveFeedMapping, { source, fields, values, expectedVersion: 0, by: 'sara' });
    const run = await harness.importNow(text, { source });
    expect(run).toMatchObject({ state: 'done', counts: { added: 1, rejected: 0 } });
    const rows = await dataSource.query<object[]>(
      'SELECT source_reference, ad_type, price::int AS price, bedrooms, images FROM property',
    );
    expect(rows).toEqual([stored]);
  });

  it('in an XML feed of no known format are imported once their element is chosen', async () => {
    const { client } = harness.stack;
    const source = 'own-xml';
    const fields: ColumnMap = { '@id': 'property_ref_no', Kind: 'ad_type', Heading: 'property_title' };
    const ads = ['X-1', 'X-2', 'X-3'].map(
      (id) => `<Ad id="${id}"><Kind>Sale</Kind><Heading>Home</Heading></Ad>`,
    );
    const text = `<Export><Ads>${ads.join('')}</Ads></Export>`;
    expect(await harness.importNow(text, { source })).toMatchObject({
      state: 'quarantined',
      error: expect.stringContaining('<ad> (3): choose one in the mapping of the feed') as string,
    });
    expect(await client.request(sampleFeed, { text, fields })).toMatchObject({
      format: 'xml',
      recordName: 'ad',
      read: 3,
      rejected: 0,
    });
    const saved = await client.request(saveFeedMapping, {
      source,
      fields,
      recordName: 'Ad',
      expectedVersion: 0,
      by: 'sara',
    });
    expect(saved.recordName).toBe('ad');
    const run = await harness.importNow(text, { source });
    expect(run).toMatchObject({ state: 'done', format: 'xml', counts: { added: 3, rejected: 0 } });
    const later = await client.request(saveFeedMapping, {
      source,
      fields,
      expectedVersion: 1,
      by: 'sara',
    });
    expect(later.recordName).toBe('ad');
  });
});
