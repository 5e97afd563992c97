import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { FeedError } from './feed-error.js';
import type { FeedRecord, ReadRecord } from './feed-record.js';
import { detectFormat, readFeed } from './read-feed.js';

const feeds = new URL('../../test/feeds/', import.meta.url);

async function* inPieces(text: string, size = 7): AsyncGenerator<string> {
  await Promise.resolve();
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

async function readText(text: string): Promise<ReadRecord[]> {
  const { records } = await readFeed(inPieces(text), 'auto');
  const all: ReadRecord[] = [];
  for await (const record of records) all.push(record);
  return all;
}

const readFixture = async (name: string): Promise<ReadRecord[]> =>
  readText(await readFile(new URL(name, feeds), 'utf8'));

const parts = (all: ReadRecord[]): (Partial<FeedRecord> | null)[] => all.map(({ record }) => record);

describe('a PropSpace-style feed', () => {
  it('is read whatever the case of its tags, with rents by the year and areas in sq ft', async () => {
    const [sale, studio, villa] = parts(await readFixture('propspace.xml'));
    expect(sale).toMatchObject({
      sourceReference: 'MZ-S-1001',
      adType: 'sale',
      unitType: 'Apartment',
      unitTypeOriginal: 'Apartments',
      price: 2_350_000,
      builtUpArea: 1284.5,
      bedrooms: 2,
      featured: true,
      listedAt: '2026-03-04T06:30:00.000Z',
      updatedAt: '2026-11-01T05:15:00.000Z',
      completionStatus: 'completed',
      images: ['https://photos.example/a.jpg', 'https://photos.example/b.jpg'],
      amenities: ['Balcony', 'Shared Pool'],
      agent: {
        name: 'Leila Haddad',
        phone: '+971501234567',
        email: 'leila@manzil.example',
        photo: null,
        licence: null,
      },
      latitude: 25.0805,
      longitude: 55.1403,
    });
    expect(studio).toMatchObject({
      sourceReference: 'MZ-R-2001',
      adType: 'rent',
      bedrooms: 0,
      price: 66_000,
      quotedPrice: 5_500,
      rentFrequency: 'monthly',
      builtUpArea: 645.83,
      images: ['/uploads/one.webp'],
      amenities: ['Balcony', 'Covered Parking'],
    });
    expect(villa).toMatchObject({
      bedrooms: 7,
      price: null,
      builtUpArea: null,
      unitType: null,
      latitude: 25.06,
    });
  });

  it('keeps harmless markup and nothing that could run', async () => {
    const [sale] = parts(await readFixture('propspace.xml'));
    expect(sale?.description).toBe('<p>Ninth floor, corner plan.<br />Two balconies.</p><p>Vacant.</p>');
  });

  it('reports what it could not read with line, field and reason, and leaves out only what nobody could list', async () => {
    const all = await readFixture('propspace.xml');
    expect(all.map(({ record }) => record !== null)).toEqual([true, true, true, false, false]);
    expect(all[2]?.problems).toEqual([
      { field: 'unit_type', reason: '"Castle" is not understood', severity: 'warning' },
      { field: 'unit_builtup_area', reason: '"about 12000" is not understood', severity: 'warning' },
    ]);
    expect(all[3]).toMatchObject({
      line: 33,
      sourceReference: null,
      problems: [{ field: 'reference', severity: 'rejected' }],
    });
    expect(all[4]).toMatchObject({
      sourceReference: 'MZ-X-1',
      problems: [{ field: 'ad_type' }, { field: 'adType', severity: 'rejected' }],
    });
  });
});

describe('other formats', () => {
  it('Property Finder: codes, children prices, both orders of coordinates', async () => {
    const all = await readFixture('property-finder.xml');
    expect(parts(all)).toMatchObject([
      {
        sourceReference: 'PF-1',
        adType: 'rent',
        unitType: 'Townhouse',
        price: 170_000,
        rentFrequency: 'yearly',
        furnishing: 'partly',
        amenities: ['Balcony', "Maid's room", 'QQ'],
        description: '<p>Line one.</p><p>Line two &amp; more.</p>',
        images: ['https://photos.example/1.jpg', 'https://photos.example/2.jpg'],
        latitude: 25.01,
        agent: { name: 'Omar Said', licence: '50123' },
      },
      {
        sourceReference: 'PF-2',
        adType: 'sale',
        price: 1_450_000,
        completionStatus: 'off_plan',
        longitude: 55.34,
      },
    ]);
    expect(all[0]?.problems).toEqual([
      { field: 'private_amenities', reason: 'the amenity code "QQ" is not known', severity: 'warning' },
    ]);
  });

  it('Bayut: purposes, studios as -1, and a record that is not live is not there', async () => {
    expect(parts(await readFixture('bayut.xml'))).toMatchObject([
      {
        sourceReference: 'BY-1',
        adType: 'sale',
        name: 'Saheel',
        furnishing: 'unfurnished',
        completionStatus: 'completed',
      },
      { sourceReference: 'BY-2', adType: 'rent', bedrooms: 0, price: 104_000, rentFrequency: 'weekly' },
    ]);
  });

  it('JSON and CSV in the spec’s own names', async () => {
    expect(parts(await readFixture('spec.json'))).toMatchObject([
      {
        sourceReference: '41',
        price: 28_500_000,
        images: ['https://photos.example/p1.jpg', 'https://photos.example/p2.jpg'],
      },
    ]);
    expect(await readFixture('spec.csv')).toMatchObject([
      {
        line: 2,
        record: {
          sourceReference: '51',
          title: 'Two bedrooms, "park" side',
          price: 95_000,
          adType: 'rent',
          images: { length: 2 },
        },
      },
    ]);
  });
});

describe('a feed that cannot be trusted', () => {
  it.each([
    ['empty', '  '],
    ['of an unknown root', '<catalogue><item/></catalogue>'],
    ['cut off', '<Listings><Listing><Ad_Type>Sale</Ad_Type>'],
    [
      'with an entity bomb',
      '<!DOCTYPE l [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><Listings><Listing>&b;</Listing></Listings>',
    ],
    ['with an external entity', '<!DOCTYPE l SYSTEM "file:///etc/passwd"><Listings></Listings>'],
    ['of cut-off JSON', '[{"Ad_Type":"Sale"'],
    ['of no known columns', 'a,b\n1,2'],
    ['nested without end', `<Listings><Listing>${'<a>'.repeat(60)}`],
  ])('%s is refused as a whole', async (_name, text) => {
    await expect(readText(text)).rejects.toBeInstanceOf(FeedError);
  });

  it('has its format seen behind declarations and comments', () => {
    expect(detectFormat('<?xml version="1.0"?>\n<!-- made by hand -->\n<LISTINGS>')).toBe('propspace');
  });
});
