import { expect } from 'vitest';

/** Public result of a feed, and the report of its run. */
export interface ExpectedFeed {
  /** Public values of every listing of the feed, by reference; no other listing is public. */
  listings: Readonly<Record<string, object>>;
  /** References (null: the feed as a whole) with a part of each reported reason; if present, there are no others. */
  reported?: readonly (readonly [reference: string | null, reason: string])[];
}

const many = (references: readonly string[], listing: object): Record<string, object> =>
  Object.fromEntries(references.map((reference) => [reference, listing]));

/** Letters or numbers after a prefix, by their value of one field. */
const values = (prefix: string, field: string, byValue: readonly (readonly [unknown, string])[]) =>
  Object.fromEntries(
    byValue.flatMap(([value, ends]) => ends.split(' ').map((end) => [`${prefix}${end}`, { [field]: value }])),
  );

const at = (latitude: number | null, longitude: number | null): object => ({ latitude, longitude });
const NO_PRICE = { price: null, quotedPrice: null };
const NOTHING_STATED = {
  name: '',
  permitNumber: null,
  agent: null,
  developer: null,
  amenities: [],
  description: '',
};
const SHARED_PHONE = { agent: { phone: '+971501112233' } };

/** By path from `field-inputs`. */
export const EXPECTED: Readonly<Record<string, ExpectedFeed>> = {
  '01-nickname-as-community.xml': {
    listings: {
      'GV-011': { community: 'Jumeirah Beach Residence', adType: 'rent' },
      'GV-012': { community: 'Jumeirah Village Circle' },
      'GV-013': { community: 'Jumeirah Lake Towers' },
      'GV-014': { community: 'Dubai Marina', emirate: 'Dubai' },
      'GV-015': { community: 'Mohammed Bin Rashid City' },
    },
    reported: [],
  },
  '02-currency-bayut.xml': { listings: { 'GV-026': NO_PRICE }, reported: [['GV-026', 'is in BHD']] },
  '02-currency-property-finder.xml': {
    listings: many(['GV-024', 'GV-025'], NO_PRICE),
    reported: [
      ['GV-024', 'is in EGP'],
      ['GV-025', 'is in USD'],
    ],
  },
  '02-currency.csv': { listings: { 'GV-027': NO_PRICE }, reported: [['GV-027', 'is in USD']] },
  '02-currency.xml': {
    listings: { ...many(['GV-021', 'GV-022'], NO_PRICE), 'GV-023': { price: 500_000 } },
    reported: [
      ['GV-021', 'is in USD'],
      ['GV-022', 'is in EUR'],
    ],
  },
  '03-placeholders.xml': {
    listings: {
      ...many(
        ['GV-030', 'GV-031', 'GV-032', 'GV-033', 'GV-034', 'GV-035', 'GV-036', 'GV-037'],
        NOTHING_STATED,
      ),
      'GV-039': { title: '', name: 'Real Tower' },
    },
  },
  '04-status.xml': { listings: { 'GV-043': {} }, reported: [] },
  '05-names-nobody-reads.xml': {
    listings: {
      'GV-051': { bedrooms: 2, bathrooms: 2, images: ['https://img.example.com/v2a.jpg'] },
      'GV-052': { ...NO_PRICE, rentFrequency: 'monthly', builtUpArea: 1_184.03 },
    },
    reported: [['GV-052', 'is in QAR']],
  },
  '06-adviser-phones.xml': {
    listings: many(['GV-060', 'GV-061', 'GV-062', 'GV-063', 'GV-064', 'GV-065', 'GV-066'], SHARED_PHONE),
  },
  '07-to-portals.xml': {
    listings: {
      'GV-071': {
        amenities: ['Balcony', 'Built-in kitchen appliances', 'Covered parking', 'View of water'],
        titleAr: 'شقة',
        descriptionAr: '<p>وصف</p>',
        subCommunity: 'Marina Promenade',
      },
      'GV-072': { permitNumber: null },
      'GV-073': { titleAr: 'تاون هاوس' },
    },
  },
  '08-sub-community.xml': {
    listings: { 'GV-081': { name: 'Attessa Test', subCommunity: 'Marina Promenade' } },
  },
  '09-bayut-in-rss.xml': {
    listings: {
      'FBR-001': {
        title: "Sky & Sea View | High Floor | Owner's choice",
        description: expect.stringContaining('First line<br /><br />Second &amp; third line<br />Call'),
        community: 'Jumeirah Village Circle',
        subCommunity: 'District 12',
        bedrooms: 0,
        price: 1_150_000,
        builtUpArea: 1_085.5,
        agent: { phone: '+971500000003' },
        completionStatus: 'off_plan',
      },
      'FBR-002': { price: 540_000, quotedPrice: 45_000, builtUpArea: 2_690.98, unitType: 'Villa' },
      'FBR-004': { unitType: 'Plot', plotArea: 5_000, builtUpArea: null },
      'FBR-005': { price: 1_150_000, bedrooms: 0 },
      'FBR-006': { price: 85_000, rentFrequency: 'yearly' },
      'FBR-007': { unitTypeOriginal: 'Labour Camp' },
      'FBR-008': NO_PRICE,
      'FBR-009': { title: 'It\'s a "corner" unit – café below', community: 'Dubai Marina' },
    },
  },
  '09-data-properties.json': { listings: { 'FN24-1': { price: 1_000_000 } }, reported: [] },
  '../feeds/dubizzle.xml': {
    listings: {
      'FDZ-1': { price: 2_100_000, amenities: ['Balcony', 'Shared pool'], permitNumber: '65099887' },
      'FDZ-2': { price: 300_000, rentFrequency: 'yearly', unitType: 'Villa' },
    },
  },
  '09-json-lines.json': { listings: many(['FN25-1', 'FN25-2'], { price: 1_000_000 }), reported: [] },
  '09-openimmo.xml': { listings: { 'FOI-1': { ...NO_PRICE, bedrooms: 2, builtUpArea: 1_210.94 } } },
  '../feeds/realty-feed.xml': {
    listings: { 'FYA-1': { price: 2_300_000, emirate: 'Dubai', unitType: 'Apartment' } },
  },
  // REAXML and BLM state no currency: the format defines it.
  '../feeds/reaxml.xml': { listings: { 'FRX-1': { ...NO_PRICE, title: 'Marina flat', bedrooms: 2 } } },
  '09-rightmove.blm': {
    listings: {
      'FBL-1': { ...NO_PRICE, amenities: ['Balcony', 'Pool'] },
      'FBL-2': { ...NO_PRICE, rentFrequency: 'monthly' },
    },
  },
  '10-windows-1252-declared-utf-8.xml': {
    listings: { 'FN6-1': { title: 'Résidence – mer “vue”' } },
    reported: [[null, 'read as Windows-1252']],
  },
  '10-windows-1252.csv': {
    listings: { 'FCW-1': { title: 'Résidence côté mer – 50 m² terrace €', builtUpArea: 1_253.99 } },
    reported: [[null, 'read as Windows-1252']],
  },
  '11-sep.csv': {
    listings: {
      'FCS-1': { title: 'Title; with semicolon', price: 1_250_000, builtUpArea: 1_254.5 },
      'FCS-2': { price: 350_000, bedrooms: 3, images: { length: 2 } },
    },
    reported: [],
  },
  '12-reso.json': {
    listings: {
      'FRE-1': {
        title: '4-bedroom Single family residence in Arabian Ranches',
        unitType: 'Villa',
        plotArea: 8_712,
        images: ['https://img.example.com/r1a.jpg', 'https://img.example.com/r1b.jpg'],
      },
      'FRE-2': { unitType: 'Apartment', bathrooms: 1 },
      '7000003': { unitType: 'Townhouse', price: 2_100_000 },
      'FRE-7': NO_PRICE,
      'FRE-8': { amenities: ['Balcony', 'Built-in Wardrobes'] },
    },
  },
  '13-kyero.xml': {
    listings: {
      'FKY-1': { ...NO_PRICE, amenities: ['Pool', 'Sea View', 'Lift'] },
      'FKY-2': { community: 'Arabian Ranches', emirate: 'Dubai' },
      'FKY-3': { price: 108_000, quotedPrice: 9_000, rentFrequency: 'monthly' },
      'FKY-4': { price: 114_000 },
    },
  },
  '16-dates.xml': {
    listings: {
      ...values('FN14-', 'listedAt', [
        ['2026-06-24T20:00:00.000Z', '00'],
        ['2026-06-04T20:00:00.000Z', '01'],
        ['2026-01-13T06:00:00.000Z', '02'],
        ['2026-06-05T06:00:00.000Z', '03'],
        ['2026-06-21T00:00:00.000Z', '04 05'],
        ['2026-05-20T08:50:23.000Z', '06'],
        ['2026-05-19T20:00:00.000Z', '07 08 09 13 15'],
        ['2026-05-20T06:00:00.000Z', '10 14'],
      ]),
      // Without a date they are listed when they are first imported.
      ...many(['FN14-11', 'FN14-12', 'FN14-16'], {}),
    },
    reported: [
      ['FN14-12', 'is in the future'],
      ['FN14-12', 'is in the future'],
      ['FN14-16', 'is not understood'],
      ['FN14-16', 'is not understood'],
    ],
  },
  '17-areas.xml': {
    listings: values('FN11-', 'builtUpArea', [
      [1_254, 'a d e h k m n'],
      [1_253.99, 'b c'],
      [1_248.61, 'i j l'],
      [10_890, 'f'],
      [4_500, 'o'],
      [null, 'g p'],
    ]),
    reported: [
      ['FN11-g', 'is not understood'],
      ['FN11-p', 'is not understood'],
    ],
  },
  '17-bedrooms.xml': {
    listings: values('FN12-', 'bedrooms', [
      [0, '00 01 02 12 15'],
      [1, '03 13 23'],
      [2, '04 08 14 24 25'],
      [3, '05 06 09 16'],
      [4, '07 20'],
      [5, '21'],
      [7, '10'],
      [10, '11'],
      [null, '17 18 19 22'],
    ]),
  },
  '17-prices.xml': {
    listings: values('FN9-', 'price', [
      [1_250_000, 'a b c d h i j k l n o q t'],
      [12_500_000, 'm'],
      [null, 'e f g p r s'],
    ]),
  },
  '17-rents.xml': {
    listings: values('FN10-', 'price', [
      [95_000, 'a d g h j m'],
      [102_000, 'b c f i o'],
      [182_500, 'e'],
      [null, 'k l n p q r'],
    ]),
  },
  '18-elements-in-description.xml': {
    listings: { 'GV-181': { description: '<p>Real child <b>elements</b> in XML</p>tail text' } },
    reported: [],
  },
  '19-blank-line-first.xml': { listings: { 'FN2-1': {} } },
  '19-notice-at-the-end.xml': {
    listings: { 'FN21-1': {} },
    reported: [[null, 'follows the end of the document']],
  },
  '19-raw-ampersand.xml': {
    listings: { 'FN1-1': {}, 'FN1-2': { title: 'Sea & Sun' }, 'FN1-3': {} },
    reported: [[null, 'a lone & is read as &amp;']],
  },
  '23-property-finder-codes.xml': {
    listings: {
      'GV-231': { amenities: ['Private gym', 'Vastu-compliant'] },
      'GV-232': {
        amenities: ['Conference room', 'Pantry', 'Mezzanine'],
        unitTypeOriginal: 'Business Centre',
      },
      'GV-233': { unitTypeOriginal: 'Co-working Space', adType: 'rent' },
      'GV-234': { unitTypeOriginal: 'Bulk Units' },
    },
  },
  '24-coordinates.xml': {
    listings: {
      ...many(['FN13-00', 'FN13-01', 'FN13-03', 'FN13-04', 'FN13-05'], at(25.08, 55.14)),
      ...many(['FN13-02', 'FN13-06', 'FN13-08', 'FN13-09'], at(null, null)),
      'FN13-07': at(24.45, 54.37),
    },
  },
  '25-texts.xml': {
    listings: {
      'GV-251': { description: '<p>First line<br />Second line</p><p>Third</p>' },
      'GV-252': { title: "It's a corner unit" },
      'GV-253': { description: '<p>Styled</p><p>Beds | 2<br />Baths | 3</p>' },
    },
  },
  '27-one-reference-sale-and-rent.xml': {
    listings: { 'FN17-1': { adType: 'sale', price: 2_000_000 } },
    reported: [['FN17-1', 'is for rent under the reference of a listing for sale']],
  },
  '28-emirates.xml': {
    listings: {
      ...many(['GV-280', 'GV-283', 'GV-284', 'GV-285'], { emirate: 'Dubai' }),
      'GV-281': { emirate: 'Ras Al Khaimah' },
      'GV-282': { emirate: 'Abu Dhabi' },
    },
  },
};
