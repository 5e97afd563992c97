import { describe, expect, it } from 'vitest';
import { readRecords } from '../../../test/one-listing.js';
import { FeedError } from '../feed-error.js';

const GIVEN = {
  AGENT_REF: 'B-1',
  TOWN: 'Dubai Marina',
  BEDROOMS: '2',
  PRICE: '1000000',
  CURRENCY: 'AED',
  PROP_SUB_ID: '8',
  TRANS_TYPE_ID: '1',
};

/** Writes a file with one record; the separators may differ. */
function fileOf(fields: Readonly<Record<string, string>>, [eof, eor] = ['^', '~']): string {
  const all = Object.entries({ ...GIVEN, ...fields });
  const line = (cells: string[]): string => `${cells.map((cell) => cell + eof).join('')}${eor}\n`;
  return `#HEADER#\nVersion : 3\nEOF : '${eof}'\nEOR : '${eor}'\n\n#DEFINITION#\n${line(all.map(([name]) => name))}\n#DATA#\n${line(all.map(([, value]) => value))}#END#\n`;
}
const read = (fields: Readonly<Record<string, string>>) => readRecords(fileOf(fields));

describe('a record of a BLM file', () => {
  it.each([
    [
      {},
      {
        adType: 'sale',
        unitType: 'Apartment',
        price: 1_000_000,
        title: '2-bedroom Apartment in Dubai Marina',
      },
    ],
    [{ PROP_SUB_ID: '22' }, { unitType: 'Townhouse' }],
    [{ PROP_SUB_ID: '29' }, { unitType: 'Penthouse' }],
    [{ PROP_SUB_ID: '131' }, { unitType: 'Villa' }],
    [{ PROP_SUB_ID: '0' }, { unitType: null, unitTypeOriginal: '' }],
    [
      { TRANS_TYPE_ID: '2', LET_RENT_FREQUENCY: '0' },
      { rentFrequency: 'weekly', price: 52_000_000 },
    ],
    [
      { TRANS_TYPE_ID: '2', LET_RENT_FREQUENCY: '1' },
      { rentFrequency: 'monthly', price: 12_000_000 },
    ],
    [
      { TRANS_TYPE_ID: '2', LET_RENT_FREQUENCY: '3' },
      { rentFrequency: 'yearly', price: 1_000_000 },
    ],
    [{ TRANS_TYPE_ID: '2' }, { rentFrequency: 'monthly' }],
    [
      { TRANS_TYPE_ID: '2', PRICE: '90,000 p.a.' },
      { rentFrequency: 'yearly', price: 90_000 },
    ],
    [{ PRICE_QUALIFIER: '1' }, { price: null }],
    [{ PRICE_QUALIFIER: '2' }, { price: 1_000_000 }],
    [{ PRICE: 'AED 1,250,000' }, { price: 1_250_000 }],
    [{ LET_FURN_ID: '2' }, { furnishing: 'unfurnished' }],
    [{ LET_FURN_ID: '3' }, { furnishing: null }],
    [{ MIN_SIZE_ENTERED: '100', AREA_SIZE_UNIT_ID: '2' }, { builtUpArea: 1076.39 }],
    [{ MIN_SIZE_ENTERED: '900', MAX_SIZE_ENTERED: '1000' }, { builtUpArea: 1000 }],
    [{ FEATURE1: 'Gym', FEATURE10: 'Sauna' }, { amenities: ['Gym', 'Sauna'] }],
    [
      { TOWN: 'Dubai', ADDRESS_2: 'JVC' },
      { emirate: 'Dubai', community: 'Jumeirah Village Circle' },
    ],
    [{ SUMMARY: 'Short', DESCRIPTION: 'Long' }, { description: '<p>Long</p>' }],
    [{ SUMMARY: 'Short' }, { description: '<p>Short</p>' }],
    [
      { MEDIA_IMAGE_00: 'https://p.example/1.jpg', MEDIA_IMAGE_59: 'https://p.example/2.jpg' },
      { images: ['https://p.example/1.jpg', 'https://p.example/2.jpg'] },
    ],
    [{ MEDIA_IMAGE_60: 'https://p.example/certificate.jpg' }, { images: [] }],
    [{ MEDIA_FLOOR_PLAN_00: 'https://p.example/3.jpg' }, { floorPlans: ['https://p.example/3.jpg'] }],
  ])('%j', async (fields, expected) => {
    expect(await read(fields)).toMatchObject([{ record: expected, problems: [] }]);
  });

  it.each([
    [{ PRICE: '£1,000,000' }, 'price', 'GBP', { price: null }],
    [{ CURRENCY: 'EUR' }, 'price', 'EUR', { price: null }],
    [{ PRICE_QUALIFIER: '9' }, 'price', 'share', { price: null }],
    [{ TRANS_TYPE_ID: '2', LET_RENT_FREQUENCY: '2' }, 'let_rent_frequency', 'quarter', { price: null }],
    [{ PROP_SUB_ID: '101' }, 'prop_sub_id', '101', { unitType: null, unitTypeOriginal: '' }],
    [{ STATUS_ID: '8' }, 'status_id', 'not a known status', { price: 1_000_000 }],
  ])('%j is reported', async (fields, field, reason, expected) => {
    expect(await read(fields)).toMatchObject([
      { record: expected, problems: [{ field, reason: expect.stringContaining(reason) as string }] },
    ]);
  });

  it.each<Record<string, string>>([
    ...[{ STATUS_ID: '1' }, { STATUS_ID: '2' }, { STATUS_ID: '4' }, { STATUS_ID: '5' }],
    ...[{ PUBLISHED_FLAG: '0' }, { STATUS_ID: '0', PUBLISHED_FLAG: '0' }],
  ])('%j is a withdrawal', async (fields) => {
    expect(await read(fields)).toEqual([]);
  });

  it.each<Record<string, string>>([
    { STATUS_ID: '0' },
    { STATUS_ID: '3' },
    { STATUS_ID: '0', PUBLISHED_FLAG: '1' },
  ])('%j is on the market', async (fields) => {
    expect(await read(fields)).toMatchObject([{ record: { price: 1_000_000 }, problems: [] }]);
  });

  it('has the type that staff have mapped a number to', async () => {
    const values = { unitType: { 101: 'Villa' as const } };
    expect(await readRecords(fileOf({ PROP_SUB_ID: '101' }), { values })).toMatchObject([
      { record: { unitType: 'Villa' }, problems: [] },
    ]);
  });

  it('that is neither for sale nor for rent is rejected', async () => {
    expect(await read({ TRANS_TYPE_ID: '7' })).toMatchObject([{ sourceReference: 'B-1', record: null }]);
  });
});

describe('a BLM file', () => {
  it.each([
    ['^', '~'],
    ['|', '¬'],
    ['@@', '##'],
  ])('may have the separators %s and %s', async (...separators) => {
    expect(await readRecords(fileOf({ DESCRIPTION: 'Two\nlines' }, separators))).toMatchObject([
      { sourceReference: 'B-1', record: { description: '<p>Two<br />lines</p>' } },
    ]);
  });

  it('may have lines of Windows, lower case, and a last record without an end', async () => {
    const text = fileOf({}).replace('#HEADER#', '#header#').replace('~\n#END#', '\n#END#');
    expect(await readRecords(text.replaceAll('\n', '\r\n'))).toMatchObject([{ sourceReference: 'B-1' }]);
  });

  it('without records is empty', async () => {
    expect(await readRecords(fileOf({}).replace(/(?<=#DATA#\n)[^]*(?=#END#)/, ''))).toEqual([]);
  });

  it.each([
    ['its end', fileOf({}).replace('#END#', ''), /cut off/],
    ['its data', '#HEADER#\nVersion : 3\n', /cut off/],
    ['a definition', "#HEADER#\nEOF : '^'\n#DATA#\n#END#", /#DEFINITION#/],
  ])('without %s is refused', async (_name, text, reason) => {
    const reading = readRecords(text);
    await expect(reading).rejects.toBeInstanceOf(FeedError);
    await expect(reading).rejects.toThrow(reason);
  });
});
