import { describe, expect, it } from 'vitest';
import type { Understood } from '@manzil/contracts/listings/understood';
import { parseFilters, toSearchParams } from '../../../shared/lib/url-filters';
import { statedAsFilters, understoodChips } from './understood-chips';
import { english } from '../../../shared/lib/english';

const understood: Understood = {
  filters: { bedrooms: [2], location: ['JVC'], pricePeriod: 'monthly', maxPrice: 9000 },
  parts: [
    { kind: 'bedrooms', value: [2], from: 0, to: 5 },
    { kind: 'filler', value: null, from: 6, to: 8 },
    { kind: 'place', value: 'Jumeirah Village Circle', from: 9, to: 12 },
    { kind: 'price', value: { max: 9000, period: 'monthly' }, from: 19, to: 31 },
  ],
  rest: 'quiet',
};
const filters = parseFilters(new URLSearchParams({ q: '2 bed in jvc quiet 9000 monthly', page: '3' }));

describe('the chips of what a text states', () => {
  const chips = understoodChips(english, filters, understood);

  it('name each of them, and the words that were not understood', () => {
    expect(chips.map(({ label }) => label)).toEqual([
      ...['2 beds', 'Jumeirah Village Circle', 'Up to AED 9,000 per month', '“quiet”'],
    ]);
  });

  it('take away their own words alone, and go back to the first page', () => {
    expect(chips[0]?.without).toEqual({ q: 'in jvc quiet 9000 monthly', sort: 'newest', page: 1 });
    expect(chips[3]?.without.q).not.toContain('quiet');
  });

  it('become filters where one says the same', () => {
    const href = (at: number): string | undefined => {
      const filter = chips[at]?.asFilter;
      return filter && toSearchParams(filter).toString();
    };
    expect(href(0)).toBe('q=in+jvc+quiet+9000+monthly&bedrooms=2');
    expect(href(1)).toContain('location=JVC');
    expect(href(2)).toBe('q=2+bed+in+jvc+quiet&maxPrice=9000&pricePeriod=monthly');
    expect(href(3)).toBeUndefined();
  });

  it('become a filter together where they are places', () => {
    const parts: Understood['parts'] = [
      { kind: 'bedrooms', value: [2], from: 0, to: 5 },
      { kind: 'place', value: 'Dubai Marina', from: 6, to: 12 },
      { kind: 'filler', value: null, from: 13, to: 15 },
      { kind: 'place', value: 'Jumeirah Lake Towers', from: 16, to: 19 },
    ];
    const location = ['Dubai Marina', 'JLT'];
    const text = parseFilters(new URLSearchParams({ q: '2 bed marina or jlt' }));
    const placed = understoodChips(english, text, { filters: { bedrooms: [2], location }, parts, rest: '' });
    expect(placed[1]?.asFilter).toEqual({ location, q: '2 bed or', sort: 'newest', page: 1 });
    expect(placed[2]?.asFilter).toEqual(placed[1]?.asFilter);
    expect(placed[2]?.without.q).toBe('2 bed marina or');
  });

  it('become a filter together where several words are of one kind', () => {
    const parts: Understood['parts'] = [
      { kind: 'type', value: ['Villa'], from: 0, to: 5 },
      { kind: 'type', value: ['Townhouse'], from: 9, to: 18 },
      { kind: 'price', value: { max: 9000 }, from: 19, to: 29 },
      { kind: 'period', value: 'monthly', from: 30, to: 37 },
      { kind: 'amenity', value: 'Gym', from: 38, to: 41 },
      { kind: 'amenity', value: 'Pool', from: 42, to: 46 },
    ];
    const stated = {
      type: ['Villa' as const, 'Townhouse' as const],
      maxPrice: 9000,
      pricePeriod: 'monthly' as const,
      amenities: [['Gym'], ['Private Pool', 'Shared Pool']],
    };
    const text = parseFilters(new URLSearchParams({ q: 'villa or townhouse under 9000 monthly gym pool' }));
    const together = understoodChips(english, text, { filters: stated, parts, rest: '' });
    const [villa, townhouse, price, , gym, pool] = together.map(({ asFilter }) => asFilter);
    expect(villa).toMatchObject({ type: ['Villa', 'Townhouse'], q: 'or under 9000 monthly gym pool' });
    expect(townhouse).toEqual(villa);
    expect(price).toMatchObject({ maxPrice: 9000, pricePeriod: 'monthly', q: 'villa or townhouse gym pool' });
    // One of the two has several names in the listings, which a filter would ask for at once.
    expect([gym, pool]).toEqual([undefined, undefined]);
  });

  it('stay words where a place is joined to words that were not understood', () => {
    const parts: Understood['parts'] = [
      { kind: 'place', value: 'Jumeirah Lake Towers', from: 0, to: 3 },
      { kind: 'filler', value: null, from: 4, to: 6 },
    ];
    const text = parseFilters(new URLSearchParams({ q: 'jlt or marina tower' }));
    const joined: Understood = { filters: { location: ['JLT'] }, parts, rest: 'marina tower' };
    expect(understoodChips(english, text, joined)[0]?.asFilter).toBeUndefined();
    expect(statedAsFilters(text, joined)).toEqual({ ...text, page: 1 });
  });

  it('name what a home must not have', () => {
    const parts: Understood['parts'] = [{ kind: 'without', value: ['Pool', 'Gym'], from: 0, to: 19 }];
    const text = parseFilters(new URLSearchParams({ q: 'without pool or gym' }));
    const [chip] = understoodChips(english, text, { filters: {}, parts, rest: '' });
    expect(chip).toEqual({
      isPlace: false,
      isDetail: true,
      label: 'Without Pool / Gym',
      wayOn: 'With or without Pool / Gym',
      asFilter: undefined,
      without: { sort: 'newest', page: 1 },
    });
  });

  it('are none for a text without meaning', () => {
    expect(understoodChips(english, filters, undefined)).toEqual([]);
  });
});
