import type { Facets, SearchQuery } from '@manzil/contracts/listings/search';
import type { DataSource } from 'typeorm';
import { agentFacet, ChoiceCounter, namedFacets, placeFacet } from '../count-facets.js';
import {
  AGENT_LICENCE,
  agentSlugOf,
  CHOICE_FACETS,
  CHOICE_FIELDS,
  type ChoiceFacet,
  type Value,
} from '../fields.js';
import { priceFacets, priceLimits, type PriceCounts } from '../price-facets.js';
import type { Found } from '../search-index.js';
import { addsPlaces, placesOf } from '../typed-text.js';
import { searchFilter, type SearchFilter } from './search-filter.js';

/**
 * The columns of each GROUPING SET. Choice fields are grouped together, because their values form few combinations,
 * which are added up per field: one set per field would take longer.
 */
const GROUPS = {
  type: ['type', 'bedrooms', 'featured'],
  furnishing: ['furnishing', 'completion', 'tenure', 'handoverYear', 'hasPermit', 'hasFloorPlan'],
  bathrooms: ['bathrooms', 'cheques'],
  community: ['community'],
  developer: ['developer'],
  agent: ['agent_name', 'licence'],
  price: ['price_step'],
  place: ['community', 'place'],
} as const satisfies Record<string, readonly string[]>;
type Group = keyof typeof GROUPS;

/** Facets with their own filter, which they ignore. */
type Counted = ChoiceFacet | 'developer' | 'agent' | 'price';

const COLUMNS = [...CHOICE_FACETS, 'community', 'place', 'developer', 'agent_name', 'licence', 'price_step'];
const quoted = (columns: readonly string[]): string => columns.map((name) => `"${name}"`).join(', ');

const has = (group: Group, column: string): boolean => (GROUPS[group] as readonly string[]).includes(column);

const groupWith = (facet: ChoiceFacet): Group =>
  (Object.keys(GROUPS) as Group[]).find((group) => has(group, facet)) ?? 'type';

/** The value of GROUPING for a group: a bit for each column that it lacks. */
const groupingOf = (group: Group): number =>
  COLUMNS.reduce((bits, name) => bits * 2 + Number(!has(group, name)), 0);

/** Pseudo groups: amenities, and places when places are filtered, are counted by separate statements. */
const [OF_AMENITIES, OF_PLACES] = [-1, -2];

type Row = { grouping: number; counts: number[]; locations: boolean[] | null } & Record<
  string,
  string | number | boolean | null
>;

interface Ignored {
  of: Counted;
  sql: string;
}

/**
 * Counts all matches and the values of each facet exactly, in one statement, so that all counts are consistent. One
 * pass groups the listings by all facets. Each facet ignores its own filter, so every filter also has counts without
 * it.
 */
export async function countMatches(dataSource: DataSource, query: SearchQuery): Promise<Omit<Found, 'ids'>> {
  const filter = searchFilter(query);
  const { parameters } = filter;
  const ignored = ignoredBy(filter);
  const limits = `$${parameters.push(priceLimits(query))}::float8[]`;
  const rows = await dataSource.query<Row[]>(statement(filter, ignored, limits), parameters);
  const countIn = ({ counts }: Row, facet?: Counted): number =>
    counts[1 + ignored.findIndex(({ of }) => of === facet)] ?? 0;
  const inRows = (wanted: number): Row[] => rows.filter(({ grouping }) => grouping === wanted);
  const of = (group: Group): Row[] => inRows(groupingOf(group));
  const named = (found: readonly Row[], column: string, facet?: Counted) =>
    found.map((row) => ({ value: String(row[column] ?? ''), count: countIn(row, facet) }));
  const counter = new ChoiceCounter();
  for (const [index, facet] of CHOICE_FACETS.entries())
    for (const row of of(groupWith(facet)))
      counter.addValue(index, row[facet] as Value | null, countIn(row, facet));
  const communities = of('community');
  const agents = of('agent').map((row) => ({
    licence: String(row.licence),
    name: String(row.agent_name),
    slug: String(row.slug),
    count: countIn(row, 'agent'),
  }));
  const prices = of('price').flatMap((row): [number, number][] =>
    row.price_step === null ? [] : [[Number(row.price_step), countIn(row, 'price')]],
  );
  return {
    total: communities.reduce((sum, { counts: [count = 0] }) => sum + count, 0),
    facets: {
      ...counter.facets(),
      ...namedFacets(
        named(communities, 'community'),
        named(inRows(OF_AMENITIES), 'community'),
        named(of('developer'), 'developer', 'developer').filter(({ value }) => value !== ''),
      ),
      agent: agentFacet(
        query,
        agents.filter(({ count }) => count > 0),
      ),
      place: placesIn(filter.locations.length > 0 ? inRows(OF_PLACES) : of('place'), query),
      ...priceFacets(query, pricesIn(prices)),
    },
  };
}

function ignoredBy({ choiceFilters, developer, agent, price }: SearchFilter): Ignored[] {
  const others: Ignored[] = [
    { of: 'developer', sql: developer },
    { of: 'agent', sql: agent },
    { of: 'price', sql: price },
  ];
  return [
    ...choiceFilters.map(({ facet, sql }) => ({ of: facet, sql })),
    ...others.filter(({ sql }) => sql !== 'true'),
  ];
}

function statement(filter: SearchFilter, ignored: readonly Ignored[], limits: string): string {
  const { base, there, locations, where, choices, developer, agent, price } = filter;
  const values = CHOICE_FACETS.map((facet) => `(${CHOICE_FIELDS[facet].sql}) AS "${facet}"`).join(', ');
  // A bit for each filter that the listing fails; NULL is no match.
  const missed = ignored.map(({ sql }, at) => `CASE WHEN ${sql} THEN 0 ELSE ${String(2 ** at)} END`);
  const counts = [
    'count(*) FILTER (WHERE missed = 0)',
    ...ignored.map((_, at) => `count(*) FILTER (WHERE missed = 0 OR missed = ${String(2 ** at)})`),
  ];
  const hasLocations = locations.length > 0;
  const sets = Object.values(GROUPS).map((columns) => `(${quoted(columns)})`);
  const none = CHOICE_FACETS.map((facet) => `NULL::${CHOICE_FIELDS[facet].type}`).join(', ');
  const anywhere = `
    UNION ALL
    SELECT ${String(OF_PLACES)}, ${none}, community, location_text, NULL, NULL, NULL, NULL, lower(community), NULL,
           ARRAY[count(*)]::int[], ARRAY[${locations.join(', ')}]::boolean[]
    FROM property WHERE ${base} AND ${choices} AND ${developer} AND ${agent} AND ${price}
    GROUP BY community, location_text`;
  // OFFSET keeps the planner from computing the values again for each count.
  return `
    SELECT GROUPING(${quoted(COLUMNS)}) AS grouping, ${quoted(COLUMNS)}, lower(community) AS lower_community,
           ${agentSlugOf('agent_name')} AS slug, ARRAY[${counts.join(', ')}]::int[] AS counts,
           NULL::boolean[] AS locations
    FROM (
      SELECT ${values}, community, ${hasLocations ? 'NULL::text' : 'location_text'} AS place, developer, agent_name, ${AGENT_LICENCE} AS licence,
             width_bucket(price::float8, ${limits}) * 2 + (price::float8 = ANY(${limits}))::int AS price_step,
             ${missed.join(' + ') || '0'} AS missed
      FROM property WHERE ${base} AND ${there} OFFSET 0
    ) AS matching GROUP BY GROUPING SETS (${sets.join(', ')})
    UNION ALL
    SELECT ${String(OF_AMENITIES)}, ${none}, name, NULL, NULL, NULL, NULL, NULL, NULL, NULL, ARRAY[count(*)]::int[], NULL
    FROM (SELECT jsonb_array_elements_text(amenities) AS name FROM property WHERE ${where} OFFSET 0) AS each
    GROUP BY name
    ${hasLocations ? anywhere : ''}`;
}

/** A step is twice the number (from 1) of the last limit that the price reaches, plus one at the limit itself. */
function pricesIn(steps: readonly (readonly [step: number, count: number])[]): PriceCounts {
  const counts: PriceCounts = { below: 0, at: [], above: [] };
  for (const [step, count] of steps) {
    const limit = Math.floor(step / 2);
    if (limit === 0) counts.below = count;
    else counts[step % 2 === 1 ? 'at' : 'above'][limit - 1] = count;
  }
  return counts;
}

function placesIn(rows: readonly Row[], query: SearchQuery): Facets['place'] {
  const adds = addsPlaces(query);
  const places = rows.flatMap(({ counts: [count = 0], locations, ...row }) => {
    if (count === 0) return [];
    const isThere = locations === null || locations.includes(true);
    const [community, text] = [String(row.community), String(row.place)];
    return [{ community, lowerCommunity: String(row.lower_community), text, count, isThere, locations }];
  });
  const countAt = (at: number): number =>
    places.reduce((sum, { locations, count }) => sum + (locations?.[at] === true ? count : 0), 0);
  const chosen = (adds ? placesOf(query) : []).map((value, at) => ({ value, count: countAt(at) }));
  return placeFacet(chosen, places, ({ lowerCommunity }) =>
    places.reduce(
      (sum, { text, isThere, count }) =>
        sum + (text.includes(lowerCommunity) && !(adds && isThere) ? count : 0),
      0,
    ),
  );
}
