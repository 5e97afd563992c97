import { describe, expect, it } from 'vitest';
import { readRecords } from '../../../test/one-listing.js';

const read = (fields: string, element = 'residential', attributes = 'status="current"') =>
  readRecords(
    `<propertyList><${element} ${attributes}><uniqueID>R-1</uniqueID><headline>Home</headline>${fields}</${element}></propertyList>`,
  );

describe('a listing of REAXML', () => {
  it.each([
    ['residential', '<category name="Unit"/>', { adType: 'sale', unitType: 'Apartment' }],
    ['residential', '<category name="House"/>', { unitType: 'Villa' }],
    ['residential', '<category name="Townhouse"/>', { unitType: 'Townhouse' }],
    ['residential', '', { unitType: null, unitTypeOriginal: '' }],
    ['land', '', { adType: 'sale', unitType: 'Land' }],
    ['land', '<landCategory name="Residential"/>', { unitTypeOriginal: 'Residential' }],
    ['commercial', '<commercialCategory name="Offices"/>', { adType: 'sale', unitTypeOriginal: 'Offices' }],
    [
      'commercial',
      '<commercialListingType value="both"/><price currency="AED">9</price>',
      { adType: 'sale', price: 9 },
    ],
    [
      'commercial',
      '<commercialListingType value="lease"/><commercialRent currency="AED">90000</commercialRent>',
      { adType: 'rent', price: 90_000 },
    ],
    ['rental', '<rent currency="AED" period="weekly">1000</rent>', { adType: 'rent', price: 52_000 }],
    [
      'rental',
      '<rent currency="AED" period="month">1000</rent>',
      { rentFrequency: 'monthly', price: 12_000 },
    ],
    ['rental', '<rent currency="AED">1000</rent>', { rentFrequency: 'weekly', price: 52_000 }],
    ['rental', '<rent display="no">1000</rent>', { price: null }],
    ['holidayRental', '<rent period="weekly">1000</rent>', { adType: 'rent' }],
    ['residential', '<price display="no">1000000</price>', { price: null }],
    ['residential', '<price>AED 1,000,000</price>', { price: 1_000_000 }],
    ['residential', '<price>1000000</price>', { price: null, quotedPrice: null }],
    ['rental', '<rent>1000</rent>', { price: null, quotedPrice: null }],
    ['residential', '<price currency="AED" display="yes">1000000</price>', { price: 1_000_000 }],
    [
      'residential',
      '<features><bedrooms>2</bedrooms><bathrooms>3</bathrooms><garages>1</garages><carports>1</carports></features>',
      { bedrooms: 2, bathrooms: 3, parking: 2 },
    ],
    [
      'residential',
      '<features><pool>yes</pool><gym>0</gym><balcony>2</balcony><otherFeatures>Sauna, Pool</otherFeatures></features>',
      { amenities: ['Balcony', 'Pool', 'Sauna'] },
    ],
    [
      'residential',
      '<buildingDetails><area unit="square">100</area></buildingDetails>',
      { builtUpArea: 1076.39 },
    ],
    ['residential', '<buildingDetails><area>100</area></buildingDetails>', { builtUpArea: 1076.39 }],
    ['land', '<landDetails><area unit="acre">1</area></landDetails>', { plotArea: 43_560 }],
    [
      'residential',
      '<objects><img id="m" url="https://p.example/1.jpg"/><floorplan id="1" url="https://p.example/2.jpg"/></objects>',
      { images: ['https://p.example/1.jpg'], floorPlans: ['https://p.example/2.jpg'] },
    ],
    [
      'residential',
      '<listingAgent id="1"><name>Layla Haddad</name><telephone type="BH">0501112233</telephone></listingAgent>',
      { agent: { name: 'Layla Haddad', phone: '+971501112233', email: null, photo: null, licence: null } },
    ],
    ['residential', '<address><site>Tower A</site><suburb>JVC</suburb></address>', { name: 'Tower A' }],
  ])('%s %s', async (element, fields, expected) => {
    const found = await read(fields, element);
    expect(found[0]?.record).toMatchObject(expected);
  });

  it.each(['withdrawn', 'offmarket', 'sold', 'leased', 'deleted'])(
    'that is %s is a withdrawal',
    async (status) => {
      expect(await read('', 'rental', `status="${status}"`)).toEqual([]);
    },
  );

  it('of a commercial type that is neither for sale nor for lease is rejected', async () => {
    expect(await read('<commercialListingType value="swap"/>', 'commercial')).toMatchObject([
      { sourceReference: 'R-1', record: null },
    ]);
  });
});
