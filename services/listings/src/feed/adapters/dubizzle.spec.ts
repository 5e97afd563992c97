import { describe, expect, it } from 'vitest';
import { readRecords } from '../../../test/one-listing.js';

const read = (fields: string) =>
  readRecords(
    `<dubizzlepropertyfeed><property><refno>D-1</refno><title>Home</title>${fields}</property></dubizzlepropertyfeed>`,
  );
const SALE = '<type>SP</type>';

describe('a property of the older form of dubizzle', () => {
  it.each([
    ['<type>SP</type><subtype>AP</subtype>', { adType: 'sale', unitType: 'Apartment' }],
    ['<type>rp</type><subtype>VH</subtype>', { adType: 'rent', unitType: 'Villa' }],
    ['<type>Sale</type><subtype>Townhouse</subtype>', { adType: 'sale', unitType: 'Townhouse' }],
    [`${SALE}<subtype>RP</subtype><bedrooms>0</bedrooms>`, { unitType: 'Plot', bedrooms: null }],
    [`${SALE}<subtype>LA</subtype>`, { unitType: 'Land' }],
    [`${SALE}<subtype>CO</subtype><commercialtype>OF</commercialtype>`, { unitTypeOriginal: 'Office' }],
    [`${SALE}<subtype>CO</subtype><commercialtype/>`, { unitTypeOriginal: 'Commercial' }],
    [`${SALE}<city>3</city>`, { emirate: 'Abu Dhabi' }],
    [`${SALE}<city>Sharjah</city>`, { emirate: 'Sharjah' }],
    [`${SALE}<city>2</city><locationtext>JVC</locationtext>`, { community: 'Jumeirah Village Circle' }],
    [`${SALE}<bedrooms>ST</bedrooms>`, { bedrooms: 0 }],
    [`${SALE}<size>100</size><sizeunits>SqM</sizeunits>`, { builtUpArea: 1076.39 }],
    [`${SALE}<furnished>0</furnished>`, { furnishing: 'unfurnished' }],
    [`${SALE}<privateamenities>BA|SP</privateamenities>`, { amenities: ['Balcony', 'Shared pool'] }],
    [
      `${SALE}<commercialamenities>AN|DB</commercialamenities>`,
      { amenities: ['Networked', 'Dining in building'] },
    ],
    [`${SALE}<completion_status>off_plan</completion_status>`, { completionStatus: 'off_plan' }],
    ['<type>RP</type><price>9000</price><rentpriceterm>MN</rentpriceterm>', { price: 108_000 }],
    ['<type>RP</type><price>500</price><rentpriceterm>DL</rentpriceterm>', { price: 182_500 }],
    ['<type>RP</type><price>9000</price><rentpriceterm>QU</rentpriceterm>', { price: null }],
    [`${SALE}<photo><url>https://p.example/1.jpg</url></photo>`, { images: ['https://p.example/1.jpg'] }],
  ])('%s', async (fields, expected) => {
    expect((await read(fields))[0]?.record).toMatchObject(expected);
  });

  it.each(['deleted', 'sold'])('that is %s is a withdrawal', async (status) => {
    expect(await read(`${SALE}<status>${status}</status>`)).toEqual([]);
  });

  it('in a city of an unknown number says so', async () => {
    expect(await read(`${SALE}<city>99</city>`)).toMatchObject([
      { record: { emirate: '' }, problems: [{ field: 'city', reason: expect.stringContaining('"99"') }] },
    ]);
  });
});
