import type { SearchQuery } from '@manzil/contracts/listings/search';
import { BEDROOMS_OR_MORE } from '@manzil/contracts/listings/vocabulary';
import { canBeText } from '../row-key.js';

/** SQL conditions on `property` with numbered parameters; no value is part of the text. */
export interface SearchFilter {
  parameters: unknown[];
  /** All filters. */
  where: string;
  /** All filters except the two that have facets of their own. */
  base: string;
  ofType: string;
  withBedrooms: string;
}

/** Escapes `%`, `_` and `\`, so that they match themselves. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** The words that must all occur, each once. */
export const wordsOf = ({ q = '' }: SearchQuery): string[] => [...new Set(q.split(/\s+/).filter(Boolean))];

/** Builds the conditions of live listings that match `query`. Every use must bind all `parameters`. */
export function searchFilter(query: SearchQuery): SearchFilter {
  const parameters: unknown[] = [];
  const bind = (value: unknown): string => `$${parameters.push(value)}`;
  // PostgreSQL lower-cases both sides, because JavaScript has different rules.
  const contains = (column: string, text: string): string =>
    canBeText(text) ? `${column} LIKE lower(${bind(`%${escapeLike(text)}%`)})` : 'false';

  const conditions = ['withdrawn_at IS NULL', `ad_type = ${bind(query.adType)}`];
  for (const word of wordsOf(query)) conditions.push(contains('search_text', word));
  const { location = '', type, minPrice, maxPrice, bedrooms, featured } = query;
  if (location !== '') conditions.push(contains('location_text', location));
  if (minPrice !== undefined) conditions.push(`price >= ${bind(minPrice)}::bigint`);
  if (maxPrice !== undefined) conditions.push(`price <= ${bind(maxPrice)}::bigint`);
  if (featured !== undefined) conditions.push(`featured = ${bind(featured)}::boolean`);
  const base = conditions.join(' AND ');

  const ofType = type === undefined ? 'true' : `unit_type = ${bind(type)}`;
  const bedroomsAre = bedrooms === BEDROOMS_OR_MORE ? '>=' : '=';
  const withBedrooms = bedrooms === undefined ? 'true' : `bedrooms ${bedroomsAre} ${bind(bedrooms)}::int`;
  return { parameters, where: `${base} AND ${ofType} AND ${withBedrooms}`, base, ofType, withBedrooms };
}
