import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { COMPLETIONS, FURNISHINGS, SORTS, TENURES, UNIT_TYPES } from '@manzil/contracts/listings/vocabulary';
import { listHref, parseFilters, pricesContradict, toSearchParams, type ListFilters } from './url-filters';

const parse = (query: string): ListFilters => parseFilters(new URLSearchParams(query));
const text = fc
  .string({ minLength: 1, maxLength: 200 })
  .map((value) => value.trim())
  .filter((value) => value !== '');
const price = fc.integer({ min: 1, max: 10_000_000_000 });
/** One value, or several in their order. */
const oneOrMore = <T>(values: readonly T[]) =>
  fc.subarray([...values], { minLength: 1 }).map((chosen): T | T[] => {
    const [first] = chosen;
    return chosen.length === 1 && first !== undefined ? first : chosen;
  });
const anyFilters: fc.Arbitrary<ListFilters> = fc.record(
  {
    q: text,
    location: oneOrMore(['Dubai Marina', 'JVC', 'دبي']),
    type: oneOrMore(UNIT_TYPES),
    minPrice: price,
    maxPrice: price,
    pricePeriod: fc.constant('monthly' as const),
    bedrooms: oneOrMore([0, 1, 2, 3, 4, 5, 6]),
    minBathrooms: fc.integer({ min: 1, max: 20 }),
    minArea: fc.integer({ min: 1, max: 100_000 }),
    maxArea: fc.integer({ min: 1, max: 100_000 }),
    minPlotArea: fc.integer({ min: 1, max: 100_000 }),
    maxPlotArea: fc.integer({ min: 1, max: 100_000 }),
    furnishing: oneOrMore(FURNISHINGS),
    completion: fc.constantFrom(...COMPLETIONS),
    tenure: oneOrMore(TENURES),
    handoverYear: oneOrMore([2026, 2027, 2028, 2029]),
    amenities: oneOrMore(['Balcony', 'Private pool', 'Study']),
    agent: oneOrMore(['12345', 'noor-ali']),
    maxCheques: fc.integer({ min: 1, max: 12 }),
    hasPermit: fc.constant(true),
    hasFloorPlan: fc.constant(true),
    featured: fc.boolean(),
    sort: fc.constantFrom(...SORTS),
    page: fc.integer({ min: 1, max: 100_000 }),
  },
  { requiredKeys: ['sort', 'page'] },
);

describe('the address of a list', () => {
  it('gives back exactly the filters that it was made from', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        expect(parse(toSearchParams(filters).toString())).toEqual(filters);
      }),
    );
  });

  it('is the same for the same filters, in whatever order a visitor wrote them', () => {
    expect(listHref('/buy', parse('bedrooms=2&type=Villa&location=Palm'))).toBe(
      listHref('/buy', parse('location=Palm&bedrooms=2&type=Villa')),
    );
  });

  it('leaves out what is the default', () => {
    expect(listHref('/buy', parse('sort=newest&page=1&q=&type='))).toBe('/buy');
  });

  it('never fails, whatever it says', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom('q', 'type', 'minPrice', 'page'), fc.string())),
        (pairs) => {
          expect(parseFilters(new URLSearchParams(pairs)).page).toBeGreaterThanOrEqual(1);
        },
      ),
    );
  });

  it.each([
    'minPrice=abc',
    'minPrice=-5',
    'minPrice=1e9',
    'bedrooms=many',
    'page=0',
    'sort=cheapest',
    'type=Castle',
  ])('ignores %s', (query) => {
    expect(parse(query)).toEqual({ sort: 'newest', page: 1 });
  });

  it('knows unit types in any case and bedrooms beyond six as six or more', () => {
    expect(parse('type=villa&bedrooms=9')).toMatchObject({ type: 'Villa', bedrooms: 6 });
    expect(parse('bedrooms=6%2B').bedrooms).toBe(6);
  });

  it('takes the Featured entries of the type list for what they are', () => {
    expect(parse('type=Featured')).toEqual({ featured: true, sort: 'newest', page: 1 });
    expect(parse('type=Non+Featured').featured).toBe(false);
  });
});

describe('price bounds', () => {
  it('contradict each other when no price can satisfy both', () => {
    expect(pricesContradict(parse('minPrice=2000000&maxPrice=1000000'))).toBe(true);
    expect(pricesContradict(parse('minPrice=1000000&maxPrice=1000000'))).toBe(false);
    expect(pricesContradict(parse('minPrice=2000000'))).toBe(false);
  });
});
