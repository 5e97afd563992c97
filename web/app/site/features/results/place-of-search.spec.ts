import { describe, expect, it } from 'vitest';
import type { Understood, UnderstoodPart } from '@manzil/contracts/listings/understood';
import { parseFilters } from '../../../shared/lib/url-filters';
import { namedPlace } from './place-of-search.server';

const at = { from: 0, to: 0 };
const marina: UnderstoodPart = { kind: 'place', value: 'Dubai Marina', ...at };
const palm: UnderstoodPart = { kind: 'place', value: 'Palm Jumeirah', ...at };
const filler: UnderstoodPart = { kind: 'filler', value: null, ...at };
const villas: UnderstoodPart = { kind: 'type', value: ['Villa'], ...at };
const beds: UnderstoodPart = { kind: 'bedrooms', value: [2], ...at };

const named = (query: string, parts: UnderstoodPart[] = [], rest = '') => {
  const understood: Understood = { filters: {}, parts, rest };
  return namedPlace(parseFilters(new URLSearchParams(query)), understood);
};

describe('the place that a search names', () => {
  it('is its location, with one type at most', () => {
    expect(named('location=Dubai+Marina')).toEqual({ name: 'Dubai Marina', type: undefined });
    expect(named('location=Dubai+Marina&type=Villa&page=2')).toEqual({ name: 'Dubai Marina', type: 'Villa' });
  });

  it.each(['', 'bedrooms=2', 'location=JVC&bedrooms=2', 'location=JVC&sort=price-asc', 'type=Villa'])(
    'is none of %j',
    (query) => {
      expect(named(query)).toBeUndefined();
    },
  );

  it('is none of two places', () => {
    expect(named('location=JVC&location=JLT')).toBeUndefined();
  });

  it('is none of two types', () => {
    expect(named('location=JVC&type=Villa&type=Land')).toBeUndefined();
  });

  it('is what its text states, when that is one place and one type at most', () => {
    expect(named('q=x', [filler, marina])?.name).toBe('Dubai Marina');
    expect(named('q=x', [villas, filler, marina])).toEqual({ name: 'Dubai Marina', type: 'Villa' });
    expect(named('q=x', [marina, palm])).toBeUndefined();
    expect(named('q=x', [marina, beds])).toBeUndefined();
    expect(named('q=x', [villas])).toBeUndefined();
    expect(named('q=x', [marina], 'quiet')).toBeUndefined();
    expect(named('q=x&type=Villa', [marina])).toBeUndefined();
  });
});
