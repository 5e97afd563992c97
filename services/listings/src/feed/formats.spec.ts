import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { FORMATS, hasRole, readListings, readRecords as read } from '../../test/one-listing.js';
import type { ReadRecord } from './feed-record.js';

const readOne = async (text: string): Promise<ReadRecord | undefined> => (await read(text))[0];

describe('a resource of RESO', () => {
  const of = (fields: object): Promise<ReadRecord | undefined> =>
    readOne(JSON.stringify({ '@odata.context': 'x', value: [{ PropertyType: 'Residential', ...fields }] }));
  const key = { ListingKey: 'K-1', City: 'Dubai', SubdivisionName: 'Arabian Ranches' };

  it('shows lookup values in words', async () => {
    const found = await of({
      ...key,
      PropertySubType: 'SingleFamilyResidence',
      BedroomsTotal: 4,
      InteriorFeatures: ['WalkInClosets', 'Sauna', 'Built-in Wardrobes'],
    });
    expect(found?.record).toMatchObject({
      unitType: 'Villa',
      unitTypeOriginal: 'Single family residence',
      title: '4-bedroom Single family residence in Arabian Ranches',
      amenities: ['Walk in closets', 'Sauna', 'Built-in Wardrobes'],
    });
  });

  it('may have a numeric key', async () => {
    expect(await of({ ...key, ListingKey: undefined, ListingKeyNumeric: 7_000_003 })).toMatchObject({
      sourceReference: '7000003',
      record: { reference: '7000003' },
    });
  });

  it.each([
    [{ LotSizeSquareFeet: 8712 }, 8712],
    [{ LotSizeAcres: 0.2 }, 8712],
    [{ LotSizeArea: 100, LotSizeUnits: 'SquareMeters', LotSizeSquareFeet: 1 }, 1076.39],
    [{ LotSizeArea: 0, LotSizeAcres: 1 }, 43_560],
    [{ LotSizeArea: 1, LotSizeUnits: 'Acres' }, 43_560],
  ])('has the plot area of %j', async (fields, plotArea) => {
    expect((await of({ ...key, ...fields }))?.record).toMatchObject({ plotArea });
  });

  it.each([
    [{ BathroomsTotalDecimal: 1.5 }, 1],
    [{ BathroomsTotalInteger: 4, BathroomsFull: 3 }, 4],
    [{ BathroomsFull: 3 }, 3],
    [{ BathroomsTotalDecimal: 2 }, 2],
  ])('has the bathrooms of %j', async (fields, bathrooms) => {
    expect((await of({ ...key, ...fields }))?.record).toMatchObject({ bathrooms });
  });

  it('has no photos that are documents or videos, with or without a category', async () => {
    const media = (category?: string) => [
      { MediaURL: 'https://p.example/1.jpg', MediaCategory: category && 'Photo' },
      { MediaURL: 'https://p.example/1.mp4', MediaCategory: category && 'Video' },
      { MediaURL: 'https://p.example/watch', MediaCategory: category && 'BrandedVirtualTour' },
      { MediaURL: 'https://p.example/1.pdf', MediaCategory: category && 'Document' },
    ];
    expect((await of({ ...key, Media: media('all') }))?.record?.images).toEqual(['https://p.example/1.jpg']);
    expect(await of({ ...key, Media: media().filter((_one, index) => index !== 2) })).toMatchObject({
      record: { images: ['https://p.example/1.jpg'] },
      problems: [{ field: 'media.mediaurl' }, { field: 'media.mediaurl' }],
    });
  });
});

describe('a property of Kyero', () => {
  const of = (fields: string, frequency = 'sale'): Promise<ReadRecord | undefined> =>
    readOne(
      `<root><property><ref>K-1</ref><type>Apartment</type><price>9000</price><price_freq>${frequency}</price_freq>${fields}</property></root>`,
    );

  it.each([
    ['<feature><en>Sea View</en></feature><feature><en>Lift</en></feature>', ['Sea View', 'Lift']],
    ['<feature><es>Vistas</es><en>Sea View</en></feature>', ['Sea View']],
    ['<feature><es>Vistas</es></feature>', ['Vistas']],
    ['<feature>Private garden</feature><feature><en>Lift</en></feature>', ['Private garden', 'Lift']],
  ])('has the features of %s', async (features, amenities) => {
    expect((await of(`<features>${features}</features>`))?.record).toMatchObject({ amenities });
  });

  it.each([
    ['rentlong', 'monthly', 108_000],
    ['RentLong', 'monthly', 108_000],
    ['rent_long', 'monthly', 108_000],
    ['longterm', 'monthly', 108_000],
    ['rentshort', 'weekly', 468_000],
    ['month', 'monthly', 108_000],
    ['week', 'weekly', 468_000],
    ['year', 'yearly', 9_000],
  ])('is let by %s', async (frequency, rentFrequency, price) => {
    expect((await of('', frequency))?.record).toMatchObject({ adType: 'rent', rentFrequency, price });
  });

  it.each([
    ['Dubai', 'Arabian Ranches', 'Arabian Ranches', ''],
    ['DUBAI', 'JVC', 'Jumeirah Village Circle', ''],
    ['دبي', 'Dubai Marina', 'Dubai Marina', ''],
    ['Dubai Marina', 'Marina Gate 1', 'Dubai Marina', 'Marina Gate 1'],
    ['Dubai', '', 'Dubai', ''],
    ['', 'Al Furjan', 'Al Furjan', 'Al Furjan'],
  ])('in the town %j with the detail %j is in %j', async (town, detail, community, name) => {
    const fields = `<town>${town}</town><province>Dubai</province><location_detail>${detail}</location_detail>`;
    expect((await of(fields))?.record).toMatchObject({ emirate: 'Dubai', community, name });
  });
});

describe('a listing', () => {
  it.each(['propspace', 'propertyfinder', 'bayut', 'csv', 'json'] as const)(
    'with the emirate as community is in its sub-community (%s)',
    async (format) => {
      const [found] = await readListings(format, [{ community: 'Dubai', subCommunity: 'JVC' }]);
      expect(found?.record).toMatchObject({ emirate: 'Dubai', community: 'Jumeirah Village Circle' });
    },
  );

  it.each(FORMATS)('has the Arabic texts of a feed in %s', async (format) => {
    const stated = {
      description: 'Two rooms',
      titleAr: '<b>شقة</b>',
      descriptionAr: '<p>غرفتان</p><script>1</script>',
    };
    const [found, without] = await readListings(format, [stated, { titleAr: '-', descriptionAr: 'N/A' }]);
    expect(found?.record).toMatchObject({
      description: '<p>Two rooms</p>',
      ...(hasRole(format, 'titleAr') && { titleAr: 'شقة' }),
      ...(hasRole(format, 'descriptionAr') && { descriptionAr: '<p>غرفتان</p>' }),
    });
    expect(found?.record?.title).not.toContain('شقة');
    expect(Object.keys(without?.record ?? {})).not.toEqual(expect.arrayContaining(['titleAr']));
    expect(Object.keys(without?.record ?? {})).not.toEqual(expect.arrayContaining(['descriptionAr']));
  });

  it.each([
    ['property_title_ar', 'web_remarks_ar'],
    ['Title_Arabic', 'Description_Arabic'],
    ['titleAr', 'descriptionAr'],
    ['arabic_title', 'arabic_description'],
  ])('has the Arabic texts of the columns %s and %s', async (title, description) => {
    const row = {
      propertyid: '1',
      ad_type: 'Sale',
      property_title: 'T',
      [title]: 'شقة',
      [description]: 'غرفتان',
    };
    expect(await read(JSON.stringify([row]))).toMatchObject([
      { record: { title: 'T', titleAr: 'شقة', descriptionAr: '<p>غرفتان</p>' }, problems: [] },
    ]);
    const nested = {
      ...row,
      [title]: '',
      [description]: '',
      title: { ar: 'شقة' },
      description: { ar: 'غرفتان' },
    };
    expect(await read(JSON.stringify([nested]))).toMatchObject([
      { record: { title: 'T', titleAr: 'شقة', descriptionAr: '<p>غرفتان</p>' } },
    ]);
  });

  it.each([
    ['25.08,55.14,14', undefined, undefined],
    [undefined, '25,08', '55,14'],
    [undefined, `25°04'48"N`, `55°08'24"E`],
    [undefined, '25.08N', '55.14E'],
    [undefined, '25.08,55.14', undefined],
  ])('is at the coordinates of %j, %j and %j', async (both, latitude, longitude) => {
    const fields = { position: 'coordinates', ref: 'property_ref_no', art: 'ad_type' };
    const row = { Ref: '1', Art: 'Sale', property_title: 'T', position: both, latitude, longitude };
    expect(await read(JSON.stringify([row]), { fields })).toMatchObject([
      { record: { latitude: 25.08, longitude: 55.14 }, problems: [] },
    ]);
  });

  it('with half of its coordinates has none, and says so', async () => {
    const row = { propertyid: '1', ad_type: 'Sale', property_title: 'T', latitude: '25.08' };
    expect(await read(JSON.stringify([row]))).toMatchObject([
      { record: { latitude: null }, problems: [{ field: 'latitude' }] },
    ]);
  });

  it('is in the emirate that is named in any way', async () => {
    const text = await readFile(new URL('../../test/feeds/place-emirates.xml', import.meta.url), 'utf8');
    expect((await read(text)).map(({ record }) => record?.emirate)).toEqual([
      ...['Dubai', 'Ras Al Khaimah', 'Abu Dhabi', 'Dubai', 'Dubai', 'Dubai'],
    ]);
  });
});
