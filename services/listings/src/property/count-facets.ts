import type { Facets, SearchQuery } from '@manzil/contracts/listings/search';
import { BEDROOMS_OR_MORE, UNIT_TYPES } from '@manzil/contracts/listings/vocabulary';
import type { DataSource } from 'typeorm';
import { searchFilter } from './search-filter.js';

const MOST_COMMUNITIES = 20;

interface CountRow<T> {
  value: T;
  count: number;
}

/** How many results each choice of a facet would give: each facet ignores its own filter. */
export async function countFacets(dataSource: DataSource, query: SearchQuery): Promise<Facets> {
  const count = async <T>(
    value: string,
    without: 'type' | 'bedrooms' | 'community',
    tail: string,
  ): Promise<CountRow<T>[]> => {
    const { where, parameters } = searchFilter(query, without);
    return dataSource.query(
      `SELECT ${value} AS value, count(*)::int AS count FROM property WHERE ${where} GROUP BY 1 ${tail}`,
      parameters,
    );
  };
  const [type, bedrooms, community] = await Promise.all([
    count<Facets['type'][number]['value'] | null>('unit_type', 'type', ''),
    // Not least(), which takes an unstated number for the larger one.
    count<number | null>(
      `CASE WHEN bedrooms < ${BEDROOMS_OR_MORE} THEN bedrooms WHEN bedrooms IS NOT NULL THEN ${BEDROOMS_OR_MORE} END`,
      'bedrooms',
      'ORDER BY 1',
    ),
    count<string>('community', 'community', `ORDER BY 2 DESC, 1 LIMIT ${MOST_COMMUNITIES}`),
  ]);
  return {
    type: type.filter(isStated).sort((a, b) => UNIT_TYPES.indexOf(a.value) - UNIT_TYPES.indexOf(b.value)),
    bedrooms: bedrooms.filter(isStated),
    community,
  };
}

function isStated<T>(row: CountRow<T | null>): row is CountRow<T> {
  return row.value !== null;
}
