import type { SearchQuery } from '@manzil/contracts/listings/search';
import { BEDROOMS_OR_MORE } from '@manzil/contracts/listings/vocabulary';

type FilterName = 'q' | 'location' | 'type' | 'price' | 'bedrooms' | 'featured' | 'community';

/** A WHERE clause over live listings with numbered parameters; no value is ever part of the text. */
export interface SearchFilter {
  where: string;
  parameters: unknown[];
}

/** `%`, `_` and `\` in what a visitor types mean themselves. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** Every filter of `query`, except the one a facet counts the values of. */
export function searchFilter(query: SearchQuery, without?: FilterName): SearchFilter {
  const parameters: unknown[] = [];
  const bind = (value: unknown): string => `$${parameters.push(value)}`;
  const conditions = ['withdrawn_at IS NULL', `ad_type = ${bind(query.adType)}`];
  const add = (name: FilterName, condition: () => string): void => {
    if (name !== without) conditions.push(condition());
  };
  const contains = (column: string, text: string): string =>
    `${column} LIKE ${bind(`%${escapeLike(text.toLowerCase())}%`)}`;

  for (const word of query.q?.split(/\s+/).filter(Boolean) ?? [])
    add('q', () => contains('search_text', word));
  const { location, type, minPrice, maxPrice, bedrooms, featured } = query;
  if (location !== undefined && location !== '') add('location', () => contains('location_text', location));
  if (type !== undefined) add('type', () => `unit_type = ${bind(type)}`);
  if (minPrice !== undefined) add('price', () => `price >= ${bind(minPrice)}::bigint`);
  if (maxPrice !== undefined) add('price', () => `price <= ${bind(maxPrice)}::bigint`);
  if (bedrooms !== undefined) {
    add('bedrooms', () => `bedrooms ${bedrooms === BEDROOMS_OR_MORE ? '>=' : '='} ${bind(bedrooms)}`);
  }
  if (featured !== undefined) add('featured', () => `featured = ${bind(featured)}`);
  return { where: conditions.join(' AND '), parameters };
}
