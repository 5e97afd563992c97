import type { Facets, SearchQuery } from '@manzil/contracts/listings/search';
import type { DataSource } from 'typeorm';
import { ChoiceCounter, missesOf, namedFacets, placeFacet, type Profile } from '../count-facets.js';
import { CHOICE_FACETS, CHOICE_FIELDS } from '../fields.js';
import type { Found } from '../search-index.js';
import { addsPlaces, placesOf } from '../typed-text.js';
import { searchFilter } from './search-filter.js';

type NamedFacet = 'community' | 'amenities' | 'developer';

interface PlaceValue {
  community: string;
  lowerCommunity: string;
  text: string;
  isThere: boolean;
}

type CountRow = { count: number } & (
  | { counted: 'profile'; value: Profile }
  | { counted: NamedFacet; value: string }
  | { counted: 'place'; value: PlaceValue }
  | { counted: 'location'; value: number }
);

const VALUES = CHOICE_FACETS.map((facet) => `(${CHOICE_FIELDS[facet].sql}) AS "${facet}"`).join(', ');
const NAMES = CHOICE_FACETS.map((facet) => `"${facet}"`).join(', ');
const PROFILE = CHOICE_FACETS.map((facet) => `'${facet}', "${facet}"`).join(', ');

/** Counts all matches and the values of each facet exactly; one statement, so that all counts are consistent. */
export async function countMatches(dataSource: DataSource, query: SearchQuery): Promise<Omit<Found, 'ids'>> {
  const { base, locations, choices, developer, parameters } = searchFilter(query);
  const rows = await dataSource.query<CountRow[]>(
    `WITH matching AS MATERIALIZED (
       SELECT community, amenities, developer, location_text, (${choices}) AS chosen, (${developer}) AS built,
              ARRAY[${locations.join(', ')}]::boolean[] AS locations, ${VALUES}
       FROM property WHERE ${base}
     ), placed AS (
       SELECT *, cardinality(locations) = 0 OR true = ANY(locations) AS is_there FROM matching
     ), there AS (
       SELECT * FROM placed WHERE is_there
     )
     SELECT 'profile' AS counted, jsonb_build_object(${PROFILE}) AS value, count(*)::int AS count
     FROM there WHERE built GROUP BY ${NAMES}
     UNION ALL
     SELECT 'community', to_jsonb(community), count(*)::int FROM there WHERE chosen AND built GROUP BY community
     UNION ALL
     SELECT 'amenities', name, count(*)::int FROM there, jsonb_array_elements(amenities) AS name
     WHERE chosen AND built GROUP BY name
     UNION ALL
     SELECT 'developer', to_jsonb(developer), count(*)::int FROM there
     WHERE chosen AND developer <> '' GROUP BY developer
     UNION ALL
     SELECT 'place', jsonb_build_object('community', community, 'lowerCommunity', lower(community),
                                        'text', location_text, 'isThere', is_there), count(*)::int
     FROM placed WHERE chosen AND built GROUP BY community, location_text, is_there
     UNION ALL
     SELECT 'location', to_jsonb(at), count(*)::int
     FROM matching, unnest(locations) WITH ORDINALITY AS location(is_at, at)
     WHERE is_at AND chosen AND built GROUP BY at`,
    parameters,
  );
  const counter = new ChoiceCounter();
  const misses = missesOf(query);
  for (const row of rows) if (row.counted === 'profile') counter.add(row.value, misses(row.value), row.count);
  const named = (facet: NamedFacet) =>
    rows.flatMap((row) => (row.counted === facet ? [{ value: row.value, count: row.count }] : []));
  return {
    total: counter.total,
    facets: {
      ...counter.facets(),
      ...namedFacets(named('community'), named('amenities'), named('developer')),
      place: placesIn(rows, query),
    },
  };
}

function placesIn(rows: readonly CountRow[], query: SearchQuery): Facets['place'] {
  const adds = addsPlaces(query);
  const places = rows.flatMap((row) => (row.counted === 'place' ? [{ ...row.value, count: row.count }] : []));
  const countOf = (at: number): number =>
    rows.find((row) => row.counted === 'location' && row.value === at)?.count ?? 0;
  const chosen = (adds ? placesOf(query) : []).map((value, index) => ({ value, count: countOf(index + 1) }));
  return placeFacet(chosen, places, ({ lowerCommunity }) =>
    places.reduce(
      (sum, { text, isThere, count }) =>
        sum + (text.includes(lowerCommunity) && !(adds && isThere) ? count : 0),
      0,
    ),
  );
}
