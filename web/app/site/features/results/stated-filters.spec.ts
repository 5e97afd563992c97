import type { Understood } from '@manzil/contracts/listings/understood';
import { describe, expect, it } from 'vitest';
import { parseFilters, toSearchParams } from '../../../shared/lib/url-filters';
import { afterChoice, afterText, contradictsText } from './stated-filters';
import { statedAsFilters } from './understood-chips';

const q = '2 bed villa jvc with pool';
const understood: Understood = {
  filters: {
    bedrooms: [2],
    type: ['Villa'],
    location: ['JVC'],
    amenities: [['Shared Pool', 'Private Pool']],
  },
  parts: [
    { kind: 'bedrooms', value: [2], from: 0, to: 5 },
    { kind: 'type', value: ['Villa'], from: 6, to: 11 },
    { kind: 'place', value: 'Jumeirah Village Circle', from: 12, to: 15 },
    { kind: 'filler', value: null, from: 16, to: 20 },
    { kind: 'amenity', value: 'Pool', from: 21, to: 25 },
  ],
  rest: '',
};
const filtersOf = (query: Record<string, string>) => parseFilters(new URLSearchParams(query));
const filters = filtersOf({ q, minPrice: '1000000' });
const shown = { filters, stated: statedAsFilters(filters, understood) };
const hrefOf = (chosen: ReturnType<typeof filtersOf>): string => toSearchParams(chosen).toString();
/** Data of the form: the text, and the control of each stated filter. */
const form = { q, type: 'Villa', bedrooms: '2', minPrice: '1000000', location: 'JVC' };

describe('filters that a text states', () => {
  it('become filters of the URL with the first choice, and the text keeps what no filter can say', () => {
    const chosen = afterChoice(filtersOf({ ...form, bedrooms: '3' }), shown);
    expect(chosen).toMatchObject({ bedrooms: 3, type: 'Villa', minPrice: 1_000_000, location: 'JVC' });
    expect(chosen.q).toBe('with pool');
  });

  it('include what the home is near', () => {
    const nearText = filtersOf({ q: '10 minutes from a metro' });
    const nearMetro: Understood = {
      filters: { near: [{ kind: 'metro' }], nearMinutes: 10 },
      parts: [{ kind: 'near', value: { kind: 'metro', minutes: 10 }, from: 0, to: 23 }],
      rest: '',
    };
    const stated = statedAsFilters(nearText, nearMetro);
    expect(hrefOf(stated)).toBe('near=metro&nearMinutes=10');
    const query = new URLSearchParams(`q=${nearText.q ?? ''}&near=metro&near=school&nearMinutes=5`);
    expect(hrefOf(afterChoice(parseFilters(query), { filters: nearText, stated }))).toBe(
      'near=metro&near=school&nearMinutes=5',
    );
  });

  it('can be removed by a choice', () => {
    const { bedrooms: _bedrooms, ...others } = form;
    expect(afterChoice(filtersOf(others), shown)).not.toHaveProperty('bedrooms');
  });

  it('keep the place that no control of the form has', () => {
    const plain = filtersOf({ q: '2 bed jvc' });
    const { parts, filters: all } = understood;
    const stated = statedAsFilters(plain, {
      filters: { bedrooms: [2], location: all.location },
      parts: [...parts.slice(0, 1), { kind: 'place', value: 'Jumeirah Village Circle', from: 6, to: 9 }],
      rest: '',
    });
    const chosen = filtersOf({ q: '2 bed jvc', bedrooms: '3' });
    expect(hrefOf(afterChoice(chosen, { filters: plain, stated }))).toBe('location=JVC&bedrooms=3');
  });

  it('stay in the text when it is sent again', () => {
    expect(hrefOf(afterText(filtersOf(form), shown))).toBe(hrefOf(filters));
  });

  it('end with a new text, and filters of the URL stay', () => {
    expect(hrefOf(afterText(filtersOf({ ...form, q: 'studio' }), shown))).toBe('q=studio&minPrice=1000000');
  });

  it('are the chosen ones where nothing was searched for', () => {
    const open = { filters: filtersOf({}), stated: filtersOf({}) };
    expect(hrefOf(afterChoice(filtersOf({ type: 'Villa' }), open))).toBe('type=Villa');
    expect(hrefOf(afterText(filtersOf({ q: 'pool', type: 'Villa' }), open))).toBe('q=pool&type=Villa');
  });

  it('contradict those of the URL about the same', () => {
    expect(contradictsText(filters, understood)).toBe(false);
    expect(contradictsText(filtersOf({ q, bedrooms: '3' }), understood)).toBe(true);
    expect(contradictsText(filtersOf({ q }), undefined)).toBe(false);
    const both = filtersOf({ q, bedrooms: '3' });
    expect(statedAsFilters(both, understood)).toMatchObject({ bedrooms: 3, q: 'with pool' });
  });
});
