import type { Facets, SearchQuery } from '@manzil/contracts/listings/search';
import { BEDROOMS_OR_MORE, UNIT_TYPES, type UnitType } from '@manzil/contracts/listings/vocabulary';
import type { DataSource } from 'typeorm';
import { searchFilter } from './search-filter.js';

const MOST_COMMUNITIES = 20;

interface CountRow {
  counted: 'all' | 'type' | 'bedrooms' | 'community';
  type: UnitType | null;
  bedrooms: number | null;
  community: string | null;
  count: number;
}

/**
 * Counts all matches exactly, and the matches of each choice of a facet, which ignores its own filter. One statement
 * reads the matches once, so that all counts are consistent.
 */
export async function countMatches(
  dataSource: DataSource,
  query: SearchQuery,
): Promise<{ total: number; facets: Facets }> {
  const { base, ofType, withBedrooms, parameters } = searchFilter(query);
  // The function least() would ignore NULL and count an unstated number as the largest choice.
  const bedroomsShown = `CASE WHEN bedrooms < ${BEDROOMS_OR_MORE} THEN bedrooms
    WHEN bedrooms IS NOT NULL THEN ${BEDROOMS_OR_MORE} END`;
  const rows = await dataSource.query<CountRow[]>(
    `SELECT counted, type, bedrooms, community, count FROM (
       SELECT type, bedrooms, community,
              CASE GROUPING(type, bedrooms, community)
                WHEN 3 THEN 'type' WHEN 5 THEN 'bedrooms' WHEN 6 THEN 'community' ELSE 'all' END AS counted,
              CASE GROUPING(type, bedrooms, community)
                WHEN 3 THEN count(*) FILTER (WHERE with_bedrooms)
                WHEN 5 THEN count(*) FILTER (WHERE of_type)
                ELSE count(*) FILTER (WHERE of_type AND with_bedrooms) END::int AS count
       FROM (SELECT unit_type AS type, ${bedroomsShown} AS bedrooms, community,
                    ${ofType} AS of_type, ${withBedrooms} AS with_bedrooms
             FROM property WHERE ${base}) AS matching
       GROUP BY GROUPING SETS ((), (type), (bedrooms), (community))
     ) AS counts WHERE count > 0`,
    parameters,
  );
  return {
    total: rows.find(({ counted }) => counted === 'all')?.count ?? 0,
    facets: {
      type: valued(rows, 'type').sort((a, b) => UNIT_TYPES.indexOf(a.value) - UNIT_TYPES.indexOf(b.value)),
      bedrooms: valued(rows, 'bedrooms').sort((a, b) => a.value - b.value),
      community: valued(rows, 'community')
        .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
        .slice(0, MOST_COMMUNITIES),
    },
  };
}

/** Returns the choices of one facet; listings that do not state it are no choice. */
function valued<K extends 'type' | 'bedrooms' | 'community'>(
  rows: CountRow[],
  facet: K,
): { value: NonNullable<CountRow[K]>; count: number }[] {
  return rows
    .filter(({ counted }) => counted === facet)
    .flatMap((row) => {
      const value = row[facet];
      return value === null ? [] : [{ value, count: row.count }];
    });
}
