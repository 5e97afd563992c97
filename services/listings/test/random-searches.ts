import { AD_TYPES, FURNISHINGS, SORTS, TENURES, ALL_UNIT_TYPES } from '@manzil/contracts/listings/vocabulary';
import fc from 'fast-check';
import { SOME_AGENTS, SOME_AMENITIES, SOME_AREAS, SOME_DEVELOPERS, SOME_PRICES } from './some-listings.js';

const some = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 3 });

/** One value, or several that may be repeated. */
const oneOrMore = <T>(value: fc.Arbitrary<T>) =>
  fc.oneof({ withCrossShrink: true }, value, fc.array(value, { maxLength: 3 }));

const WORDS = [
  'view',
  'HOME t-1',
  'Quiet marina',
  ...['حديقة', 'الحديقة', 'قرب الحديقة', 'مدرسة'],
  'a',
  'ow',
  ...['t-11', 'T 11', 't11', 'T1', '-11', '11', 't-', 'sea', 'FACING', 'sea-facing', "maid's", 'cine garage'],
  ...[
    'pool',
    'vate',
    'pets view',
    'as',
    'al',
    'two,',
    "'",
    'é',
    'é-class',
    'مطبخ',
    'إطلالة',
    'amp',
    'li',
    '\\',
  ],
  '1 2 3',
  'tower tower',
  '100% k',
  'é',
  '_',
  'nowhere',
  [...'abcdefghijklmnopqrstuvwxyz0123456789'].join(' '),
];
const PLACES = [
  'tower',
  'MARINA',
  'JVC',
  'Downtown Dubai',
  'palm promenade',
  'dubai',
  '100%',
  'al_',
  'tower 3 dubai',
  'nowhere',
  'É',
  'nul\0',
  '',
];

/** A limit, often the value of some homes, which it includes. */
const limit = (values: readonly number[], min: number, max: number) =>
  fc.oneof(fc.integer({ min, max }), fc.constantFrom(...values));

const longitude = fc.integer({ min: 54_950, max: 55_300 }).map((thousandth) => thousandth / 1_000);
const latitude = fc.integer({ min: 24_950, max: 25_250 }).map((thousandth) => thousandth / 1_000);

export const someBounds = fc
  .record({ xs: fc.tuple(longitude, longitude), ys: fc.tuple(latitude, latitude) })
  .map(({ xs, ys }) => ({
    west: Math.min(...xs),
    east: Math.max(...xs),
    south: Math.min(...ys),
    north: Math.max(...ys),
  }));

/** Filters that match listings of some-listings.ts. */
const filters = {
  adType: fc.constantFrom(...AD_TYPES),
  q: some(fc.constantFrom(...WORDS)),
  location: some(oneOrMore(fc.constantFrom(...PLACES))),
  statedLocation: some(fc.array(fc.constantFrom(...PLACES), { minLength: 1, maxLength: 3 })),
  noLocation: some(fc.array(fc.constantFrom(...PLACES), { minLength: 1, maxLength: 2 })),
  community: some(oneOrMore(fc.constantFrom('Dubai Marina', 'dubai marina', 'Al_Barsha', 'nul\0'))),
  type: some(oneOrMore(fc.constantFrom(...ALL_UNIT_TYPES))),
  minPrice: some(limit(SOME_PRICES, 0, 6_000_000)),
  maxPrice: some(limit(SOME_PRICES, 0, 9_000_000_000)),
  pricePeriod: some(fc.constantFrom('yearly' as const, 'monthly' as const)),
  bedrooms: some(oneOrMore(fc.integer({ min: 0, max: 6 }))),
  minBathrooms: some(fc.integer({ min: 0, max: 4 })),
  minArea: some(limit(SOME_AREAS, 0, 1_400)),
  maxArea: some(limit(SOME_AREAS, 300, 2_000)),
  minPlotArea: some(fc.integer({ min: 0, max: 3_000 })),
  maxPlotArea: some(fc.integer({ min: 0, max: 9_000 })),
  furnishing: some(oneOrMore(fc.constantFrom(...FURNISHINGS))),
  completion: some(fc.constantFrom('ready' as const, 'off-plan' as const)),
  tenure: some(oneOrMore(fc.constantFrom(...TENURES))),
  handoverYear: some(oneOrMore(fc.integer({ min: 2025, max: 2029 }))),
  amenities: some(oneOrMore(fc.constantFrom(...SOME_AMENITIES, 'Helipad', 'nul\0'))),
  anyAmenities: some(
    fc.array(fc.array(fc.constantFrom(...SOME_AMENITIES, 'Helipad', 'nul\0')), { maxLength: 3 }),
  ),
  developer: some(oneOrMore(fc.constantFrom(...SOME_DEVELOPERS.filter(Boolean), 'Nobody', 'nul\0'))),
  noAmenities: some(fc.array(fc.constantFrom(...SOME_AMENITIES, 'Helipad', 'nul\0'), { maxLength: 2 })),
  maxCheques: some(fc.integer({ min: 1, max: 12 })),
  hasPermit: some(fc.boolean()),
  hasFloorPlan: some(fc.boolean()),
  agent: some(oneOrMore(fc.constantFrom(...SOME_AGENTS))),
  featured: some(fc.boolean()),
  bounds: some(someBounds),
  polygon: some(fc.array(fc.tuple(longitude, latitude), { minLength: 3, maxLength: 7 })),
  near: some(
    fc.constantFrom(...['metro', 'landmark:Kite Beach', 'metro:no such station'], ['school', 'metro']),
  ),
  nearMinutes: some(fc.constantFrom(5, 10, 30)),
  circle: some(fc.record({ longitude, latitude, km: fc.constantFrom(0.5, 3, 7.5, 20) })),
};

/** Combinations of many filters match nothing, so most searches have few. */
export const searches = fc
  .record({
    all: fc.record(filters),
    kept: fc.subarray(Object.keys(filters), { maxLength: 5 }),
    sort: fc.constantFrom(...SORTS),
    page: some(fc.integer({ min: 1, max: 6 })),
  })
  .map(({ all, kept, sort, page }) => ({
    ...(Object.fromEntries(Object.entries(all).filter(([name]) => kept.includes(name))) as Partial<
      typeof all
    >),
    adType: all.adType,
    sort,
    page,
  }));

export const typedTexts = fc.record({
  q: fc.constantFrom(
    'd',
    'du',
    'tower',
    'TOWER 3',
    'marina',
    '%',
    '_',
    'jvc',
    'dubai marina',
    'É',
    'nowhere',
  ),
  adType: some(fc.constantFrom(...AD_TYPES)),
  limit: some(fc.integer({ min: 1, max: 20 })),
});
