import type { SearchQuery } from '@manzil/contracts/listings/search';
import type { DataSource } from 'typeorm';
import { ChoiceCounter, missesOf, namedFacets, type Profile } from '../count-facets.js';
import { CHOICE_FACETS, CHOICE_FIELDS } from '../fields.js';
import type { Found } from '../search-index.js';
import { searchFilter } from './search-filter.js';

type CountRow = { count: number } & (
  { counted: 'profile'; value: Profile } | { counted: 'community' | 'amenities' | 'developer'; value: string }
);

const VALUES = CHOICE_FACETS.map((facet) => `(${CHOICE_FIELDS[facet].sql}) AS "${facet}"`).join(', ');
const NAMES = CHOICE_FACETS.map((facet) => `"${facet}"`).join(', ');
const PROFILE = CHOICE_FACETS.map((facet) => `'${facet}', "${facet}"`).join(', ');

/** Counts all matches and the values of each facet exactly; one statement, so that all counts are consistent. */
export async function countMatches(dataSource: DataSource, query: SearchQuery): Promise<Omit<Found, 'ids'>> {
  const { base, choices, developer, parameters } = searchFilter(query);
  const rows = await dataSource.query<CountRow[]>(
    `WITH matching AS MATERIALIZED (
       SELECT community, amenities, developer, (${choices}) AS chosen, (${developer}) AS built, ${VALUES} FROM property WHERE ${base}
     )
     SELECT 'profile' AS counted, jsonb_build_object(${PROFILE}) AS value, count(*)::int AS count
     FROM matching WHERE built GROUP BY ${NAMES}
     UNION ALL
     SELECT 'community', to_jsonb(community), count(*)::int FROM matching WHERE chosen AND built GROUP BY community
     UNION ALL
     SELECT 'amenities', name, count(*)::int FROM matching, jsonb_array_elements(amenities) AS name
     WHERE chosen AND built GROUP BY name
     UNION ALL
     SELECT 'developer', to_jsonb(developer), count(*)::int FROM matching
     WHERE chosen AND developer <> '' GROUP BY developer`,
    parameters,
  );
  const counter = new ChoiceCounter();
  const misses = missesOf(query);
  for (const row of rows) if (row.counted === 'profile') counter.add(row.value, misses(row.value), row.count);
  const named = (facet: 'community' | 'amenities' | 'developer') =>
    rows.flatMap((row) => (row.counted === facet ? [{ value: row.value, count: row.count }] : []));
  return {
    total: counter.total,
    facets: {
      ...counter.facets(),
      ...namedFacets(named('community'), named('amenities'), named('developer')),
    },
  };
}
