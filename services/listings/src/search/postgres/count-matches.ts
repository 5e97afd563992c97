import type { Facets, SearchQuery } from '@manzil/contracts/listings/search';
import type { DataSource } from 'typeorm';
import {
  agentFacet,
  ChoiceCounter,
  missesOf,
  namedFacets,
  placeFacet,
  type Profile,
} from '../count-facets.js';
import { AGENT, CHOICE_FACETS, CHOICE_FIELDS, type ListedAgent } from '../fields.js';
import { priceFacets, priceLimits, type PriceCounts } from '../price-facets.js';
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
  | { counted: 'agent'; value: ListedAgent }
  | { counted: 'place'; value: PlaceValue }
  | { counted: 'location'; value: number }
  | { counted: 'price'; value: { limit: number; isAt: boolean } }
);

const VALUES = CHOICE_FACETS.map((facet) => `(${CHOICE_FIELDS[facet].sql}) AS "${facet}"`).join(', ');
const NAMES = CHOICE_FACETS.map((facet) => `"${facet}"`).join(', ');
const PROFILE = CHOICE_FACETS.map((facet) => `'${facet}', "${facet}"`).join(', ');

/** Counts all matches and the values of each facet exactly; one statement, so that all counts are consistent. */
export async function countMatches(dataSource: DataSource, query: SearchQuery): Promise<Omit<Found, 'ids'>> {
  const { base, there, locations, choices, developer, agent, price, parameters } = searchFilter(query);
  const limits = `$${parameters.push(priceLimits(query))}::float8[]`;
  const rows = await dataSource.query<CountRow[]>(
    `WITH matching AS MATERIALIZED (
       SELECT community, amenities, developer, (${choices}) AS chosen, (${developer}) AS built, (${agent}) AS offered,
              ${AGENT} AS agent, (${price}) AS priced, price::float8 AS price, ${VALUES}
       FROM property WHERE ${base} AND ${there}
     ), there AS (
       SELECT * FROM matching WHERE offered AND priced
     ), anywhere AS (
       SELECT community, location_text, count(*)::int AS count FROM property
       WHERE ${base} AND ${choices} AND ${developer} AND ${agent} AND ${price} GROUP BY community, location_text
     ), places AS (
       SELECT *, ARRAY[${locations.join(', ')}]::boolean[] AS locations FROM anywhere
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
     SELECT 'agent', agent, count(*)::int FROM matching WHERE chosen AND built AND priced GROUP BY agent
     UNION ALL
     SELECT 'place', jsonb_build_object('community', community, 'lowerCommunity', lower(community), 'text', location_text,
              'isThere', cardinality(locations) = 0 OR true = ANY(locations)), count
     FROM places
     UNION ALL
     SELECT 'location', to_jsonb(at), sum(count)::int
     FROM places, unnest(locations) WITH ORDINALITY AS location(is_at, at) WHERE is_at GROUP BY at
     UNION ALL
     SELECT 'price', jsonb_build_object('limit', width_bucket(price, ${limits}), 'isAt', price = ANY(${limits})),
            count(*)::int
     FROM matching WHERE offered AND chosen AND built AND price IS NOT NULL GROUP BY 2`,
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
      agent: agentFacet(
        query,
        rows.flatMap((row) => (row.counted === 'agent' ? [{ ...row.value, count: row.count }] : [])),
      ),
      place: placesIn(rows, query),
      ...priceFacets(query, pricesIn(rows)),
    },
  };
}

/** `limit` is the number of the last limit that a price reaches, from 1. */
function pricesIn(rows: readonly CountRow[]): PriceCounts {
  const counts: PriceCounts = { below: 0, at: [], above: [] };
  for (const row of rows) {
    if (row.counted !== 'price') continue;
    const { limit, isAt } = row.value;
    if (limit === 0) counts.below = row.count;
    else counts[isAt ? 'at' : 'above'][limit - 1] = row.count;
  }
  return counts;
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
