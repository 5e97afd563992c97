import { describe, expect, it } from 'vitest';
import { searchParamsFor } from '@manzil/contracts/http/search-query';
import { searchCriteriaSchema, type SearchCriteria } from '@manzil/contracts/listings/search';
import { canonicalCriteria, hashOfCriteria } from './criteria.js';
import { searchName } from './search-name.js';
import { searchPath } from './search-path.js';

const typed = { typed: true, language: 'en' } as const;
const whole: SearchCriteria = {
  adType: 'rent',
  q: 'sea & view',
  location: ['JVC', 'Dubai Marina'],
  type: 'Villa',
  minPrice: 5_000,
  maxPrice: 20_000,
  pricePeriod: 'monthly',
  bedrooms: [2, 6],
  minBathrooms: 2,
  minArea: 900,
  furnishing: 'furnished',
  completion: 'ready',
  amenities: ['Private pool'],
  maxCheques: 4,
  hasPermit: true,
  featured: false,
  bounds: { west: 55.1, south: 25, east: 55.2, north: 25.1 },
  polygon: [
    [55.1, 25],
    [55.2, 25],
    [55.2, 25.1],
  ],
  circle: { longitude: 55.14, latitude: 25.08, km: 2 },
  near: ['landmark:Dubai Mall', 'metro'],
  nearMinutes: 10,
};

describe('a search in words', () => {
  it.each<[SearchCriteria, string]>([
    [{ adType: 'sale' }, 'Homes for sale'],
    [
      { adType: 'rent', type: 'Apartment', bedrooms: 2, location: 'Dubai Marina', maxPrice: 120_000 },
      'Apartments for rent with 2 bedrooms in Dubai Marina, up to AED 120,000',
    ],
    [{ adType: 'sale', bedrooms: 0 }, 'Studios for sale'],
    [{ adType: 'sale', bedrooms: [1, 6] }, 'Homes for sale with 1 or 6 or more bedrooms'],
    [
      { adType: 'rent', minPrice: 5_000, maxPrice: 9_000, pricePeriod: 'monthly', q: 'pool' },
      'Homes for rent, from AED 5,000 to AED 9,000 a month, matching “pool”',
    ],
    [{ adType: 'sale', furnishing: 'furnished', hasPermit: true }, 'Homes for sale, and 2 more filters'],
  ])('names %j', (criteria, name) => {
    expect(searchName(canonicalCriteria(criteria), typed)).toBe(name);
  });

  it.each<[SearchCriteria, string]>([
    [{ adType: 'sale' }, 'عقارات للبيع'],
    [
      { adType: 'rent', type: 'Apartment', bedrooms: 2, location: 'Dubai Marina', maxPrice: 120_000 },
      'شقق للإيجار بغرفتي نوم في \u2068Dubai Marina\u2069، حتى 120,000 درهم',
    ],
    [{ adType: 'sale', type: 'Villa', bedrooms: 6 }, 'فلل للبيع بـ6 غرف نوم أو أكثر'],
    [{ adType: 'sale', bedrooms: [1, 6] }, 'عقارات للبيع (غرف النوم: 1 أو 6 أو أكثر)'],
    [
      { adType: 'rent', minPrice: 5_000, maxPrice: 9_000, pricePeriod: 'monthly', q: 'pool' },
      'عقارات للإيجار، من 5,000 إلى 9,000 درهم شهرياً، تطابق «\u2068pool\u2069»',
    ],
    [{ adType: 'sale', furnishing: 'furnished', hasPermit: true }, 'عقارات للبيع، مع عاملَي تصفية آخرين'],
  ])('names %j in Arabic', (criteria, name) => {
    expect(searchName(canonicalCriteria(criteria), { typed: true, language: 'ar' })).toBe(name);
  });

  it('has nothing that was typed for an address that nobody has proved', () => {
    const name = searchName(
      canonicalCriteria({
        adType: 'sale',
        q: 'call +971 50',
        location: 'http://evil.example',
        amenities: 'evil.example',
        developer: 'evil.example',
        agent: 'evil.example',
      }),
      { typed: false, language: 'en' },
    );
    expect(name).toBe('Homes for sale, with the words that were typed, and 3 more filters');
  });
});

describe('the criteria of a search', () => {
  it('are one with others that find the same', () => {
    const hashes = [
      { adType: 'sale', type: ['Villa', 'Apartment'], q: '' },
      { adType: 'sale', type: ['Apartment', 'Villa', 'Villa'], pricePeriod: 'monthly', location: [] },
    ].map((criteria) => hashOfCriteria(canonicalCriteria(searchCriteriaSchema.parse(criteria))));
    expect(new Set(hashes).size).toBe(1);
    const other = hashOfCriteria(canonicalCriteria({ adType: 'sale', type: 'Villa' }));
    expect(hashes).not.toContain(other);
  });

  it('lose what no database takes', () => {
    expect(canonicalCriteria({ adType: 'sale', q: 'a\0b\uD800\r\nBcc: x' }).q).toBe('a b   Bcc: x');
  });

  it('are read again from the address of their list', () => {
    const criteria = canonicalCriteria(whole);
    const { pathname, searchParams } = new URL(searchPath(criteria), 'https://agency.example');
    expect(pathname).toBe('/rent');
    const query: Record<string, string[]> = {};
    for (const name of searchParams.keys()) query[name] = searchParams.getAll(name);
    const single = Object.fromEntries(
      Object.entries(query).map(([name, values]) => [name, values.length === 1 ? values[0] : values]),
    );
    const { sort: _sort, page: _page, pageSize: _size, ...read } = searchParamsFor('rent').parse(single);
    expect(canonicalCriteria(read)).toEqual(criteria);
  });
});
