import { describe, expect, it } from 'vitest';
import type { ValueMap } from '@manzil/contracts/listings/feed-values';
import type { ReadRecord } from './feed-record.js';
import { readFeed } from './read-feed.js';

async function* inPieces(text: string, size: number): AsyncGenerator<string> {
  await Promise.resolve();
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

describe('unmapped terms of a feed', () => {
  const listing = (words: Record<string, string>): string => {
    const given = { Property_Ref_No: 'W-1', Property_Title: 'Home', Price: '1000', ...words };
    const fields = Object.entries(given).map(([name, value]) => `<${name}>${value}</${name}>`);
    return `<Listings><Listing>${fields.join('')}</Listing></Listings>`;
  };
  const german = {
    Ad_Type: 'Miete',
    Unit_Type: 'Stadtvilla',
    Frequency: 'je  Monat',
    Fitted: 'x',
    Furnished: 'Möbliert',
    Off_Plan: 'Ja',
    Completion_Status: 'Rohbau',
  };
  const read = async (text: string, values: ValueMap): Promise<ReadRecord | undefined> => {
    const { records } = await readFeed(inPieces(text, 50), 'auto', undefined, { values });
    return (await records.next()).value as ReadRecord | undefined;
  };

  it('are reported one by one, and reject the listing or leave the value out', async () => {
    const found = await read(listing(german), {});
    expect(found?.record).toBeNull();
    expect(
      found?.problems.map(({ unmapped, severity }) => [unmapped?.term, unmapped?.value, severity]),
    ).toEqual([
      ['adType', 'Miete', 'rejected'],
      ['unitType', 'Stadtvilla', 'warning'],
      ['flag', 'Ja', 'warning'],
      ['completionStatus', 'Rohbau', 'warning'],
      ['furnishing', 'Möbliert', 'warning'],
    ]);
  });

  it('become the mapped values, whatever their case and spaces', async () => {
    const values: ValueMap = {
      adType: { miete: 'rent' },
      unitType: { stadtvilla: 'Villa' },
      flag: { ja: 'yes' },
      rentFrequency: { 'je monat': 'monthly' },
      furnishing: { möbliert: 'furnished' },
    };
    const found = await read(listing({ ...german, Ad_Type: ' MIETE ' }), values);
    expect(found).toMatchObject({
      problems: [],
      record: {
        adType: 'rent',
        unitType: 'Villa',
        unitTypeOriginal: 'Stadtvilla',
        price: 12_000,
        furnishing: 'furnished',
        completionStatus: 'off_plan',
        rentFrequency: 'monthly',
      },
    });
  });

  it('are not reported when the map ignores them, and known terms may be mapped differently', async () => {
    const values: ValueMap = {
      unitType: { office: '', villa: 'Townhouse' },
      furnishing: { möbliert: '' },
    };
    const sale = { Ad_Type: 'Sale', Furnished: 'Möbliert' };
    const office = await read(listing({ ...sale, Unit_Type: 'Office' }), values);
    expect(office).toMatchObject({
      problems: [],
      record: { unitType: null, unitTypeOriginal: 'Office', furnishing: null },
    });
    expect((await read(listing({ ...sale, Unit_Type: 'Villa' }), values))?.record?.unitType).toBe(
      'Townhouse',
    );
  });

  it('may be any words, including property names of every object', async () => {
    const found = await read(listing({ Ad_Type: 'Sale', Unit_Type: 'constructor', Emirate: 'valueOf' }), {
      unitType: {},
    });
    expect(found?.record).toMatchObject({
      unitType: null,
      unitTypeOriginal: 'constructor',
      emirate: 'valueOf',
    });
  });

  it('are mapped in formats with fixed names too', async () => {
    const text =
      '<root><property><ref>K-1</ref><price>5000</price><price_freq>mois</price_freq><type>Maison</type></property></root>';
    const values: ValueMap = {
      adType: { mois: 'rent' },
      rentFrequency: { mois: 'monthly' },
      unitType: { maison: 'Villa' },
    };
    expect((await read(text, {}))?.record).toBeNull();
    expect((await read(text, values))?.record).toMatchObject({
      adType: 'rent',
      unitType: 'Villa',
      price: 60_000,
    });
  });
});
