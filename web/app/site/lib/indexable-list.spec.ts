import { describe, expect, it } from 'vitest';
import { indexableList } from './indexable-list.js';
import { parseFilters } from '../../shared/lib/url-filters.js';

const of = (query: string) => indexableList('/buy', parseFilters(new URLSearchParams(query)));

describe('lists that search engines may keep', () => {
  it.each([
    ['', '/buy'],
    ['page=3', '/buy?page=3'],
    ['type=Villa', '/buy?type=Villa'],
    ['bedrooms=0', '/buy?bedrooms=0'],
    ['location=Dubai+Marina&page=2', '/buy?location=Dubai+Marina&page=2'],
  ])('?%s is known by its own address', (query, canonical) => {
    expect(of(query)).toEqual({ index: true, canonical });
  });

  it.each([
    ['q=sea', '/buy'],
    ['minPrice=750000', '/buy'],
    ['featured=true', '/buy'],
    ['sort=price-asc', '/buy'],
    ['type=Villa&bedrooms=3', '/buy?type=Villa'],
    ['location=JVC&type=Villa&page=2', '/buy?location=JVC'],
    ['location=JVC&location=JLT', '/buy'],
    ['bedrooms=2&maxPrice=1000000', '/buy?bedrooms=2'],
  ])('?%s is not, and points at %s', (query, canonical) => {
    expect(of(query)).toEqual({ index: false, canonical });
  });
});
