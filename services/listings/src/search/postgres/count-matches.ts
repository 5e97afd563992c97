import { listOf, type Facets, type SearchQuery } from '@manzil/contracts/listings/search';
import type { DataSource } from 'typeorm';
import { canBeText } from '../../row-key.js';
import { lowerCase } from '../catalogue-stamp.js';
import { agentFacet, namedFacets, placeFacet } from '../count-facets.js';
import { agentsOf, isAgentOf, RANGE_FIELDS, type ListedAgent } from '../fields.js';
import { lowerBound } from '../lower-bound.js';
import { priceFacets, priceLimits, type PriceCounts } from '../price-facets.js';
import type { Found } from '../search-index.js';
import { addsPlaces, placesOf } from '../typed-text.js';
import type { KnownValues } from './known-values.js';
import { searchFilter } from './search-filter.js';

/** Filters that have a facet, which ignores them; a bit each. */
const [CHOICES, PLACE, DEVELOPER, AGENT, PRICE] = [1, 2, 4, 8, 16];
/** Positions of the numbers of a listing; the codes of its amenities follow. */
const [PRICE_AT, PLACE_AT, PROFILE_AT, DEVELOPER_AT, AGENT_AT, AMENITIES_AT, HEADER] = [0, 1, 2, 3, 4, 5, 6];
/** The price of a listing without one. */
const UNPRICED = -1;

/** A query without the filters that have a facet. */
const NO_FACETED = {
  location: undefined,
  statedLocation: undefined,
  developer: undefined,
  agent: undefined,
  minPrice: undefined,
  maxPrice: undefined,
  type: undefined,
  bedrooms: undefined,
  minBathrooms: undefined,
  furnishing: undefined,
  completion: undefined,
  tenure: undefined,
  handoverYear: undefined,
  maxCheques: undefined,
  hasPermit: undefined,
  hasFloorPlan: undefined,
  featured: undefined,
} as const satisfies Partial<SearchQuery>;

/** The locations of a query in PostgreSQL's lower case; undefined matches no place. */
type Locations = readonly (string | undefined)[];

/**
 * Counts all matches and the values of each facet exactly. One statement returns the numbers of the listings, so that
 * all counts are consistent; filters that have a facet are tested here, because each facet ignores its own.
 */
export async function countMatches(
  dataSource: DataSource,
  query: SearchQuery,
  known: KnownValues,
): Promise<Omit<Found, 'ids'>> {
  const typed = placesOf(query);
  const lowered = await lowerCase(dataSource, typed.filter(canBeText));
  const locations = typed.map((each) => (canBeText(each) ? lowered.shift() : undefined));
  for (;;) {
    const { count: values } = known;
    const tests = testsOf(query, locations, known);
    const found = await read(dataSource, query, tests, known);
    if (found.values <= values) return count(found, query, tests, known);
    await known.read(dataSource);
  }
}

interface Tests {
  locations: Locations;
  /** For each position of a profile the choice filters that it fails. */
  misses: Int32Array;
  /** For each code 1 if the listings with it match the filter. */
  isThere: Uint8Array;
  isBuilder: Uint8Array;
  isAgent: Uint8Array;
}

function testsOf(query: SearchQuery, locations: Locations, known: KnownValues): Tests {
  const developers = listOf(query.developer);
  const agents = agentsOf(query);
  return {
    locations,
    misses: known.profiles.misses(query),
    isThere: fitting(
      known,
      known.places,
      locations.length === 0
        ? undefined
        : ({ text }) => locations.some((each) => each !== undefined && text.includes(each)),
    ),
    isBuilder: fitting(
      known,
      known.names,
      developers && ((name) => name !== '' && developers.includes(name)),
    ),
    isAgent: fitting(known, known.agents, agents && ((agent) => isAgentOf(agents, agent))),
  };
}

interface Read {
  /** The number of values in the database. */
  values: number;
  /** Numbers of listings. */
  text: string | null;
  /** Numbers of listings by place, where those elsewhere are not in `text`. */
  places: [codes: number[] | null, counts: number[] | null] | null;
}

/**
 * Reads the listings that a facet counts. With a location all others are counted by place only: those that fail
 * another filter are left out, and without other filters the counts come from an index.
 */
async function read(
  dataSource: DataSource,
  query: SearchQuery,
  { locations, misses, isThere }: Tests,
  known: KnownValues,
): Promise<Read> {
  const { where, isOpen, parameters } = searchFilter({ ...query, ...NO_FACETED });
  const bind = (value: unknown): string => `$${parameters.push(value)}`;
  const conditions = ['ad_type = $1'];
  if (!isOpen) conditions.push(`id IN (SELECT id FROM property WHERE ${where})`);
  let places = 'NULL';
  if (locations.length > 0) {
    const there = (): string =>
      `place = ANY(${bind([...known.places.keys()].filter((code) => isThere[code] === 1))}::integer[])`;
    if (misses.some((each) => each !== 0)) {
      const fitting = [...known.profileOf.keys()].filter((code) => misses[known.profileOf[code] ?? -1] === 0);
      conditions.push(`(${there()} OR profile = ANY(${bind(fitting)}::integer[]))`);
    } else if (isOpen && listOf(query.developer) === undefined && agentsOf(query) === undefined) {
      conditions.push(there());
      const { min, max } = RANGE_FIELDS.price.limits(query);
      places = `(SELECT json_build_array(json_agg(place), json_agg(count)) FROM (
        SELECT place, count(*) FROM search_listing WHERE ad_type = $1
          ${min === undefined ? '' : `AND price >= ${bind(min)}::bigint`}
          ${max === undefined ? '' : `AND price <= ${bind(max)}::bigint`}
        GROUP BY place) AS counted)`;
    }
  }
  const [found] = await dataSource.query<[Read]>(
    `SELECT (SELECT count(*)::integer FROM search_value) AS values, string_agg(codes, '') AS text, ${places} AS places
     FROM search_listing WHERE ${conditions.join(' AND ')}`,
    parameters,
  );
  return found;
}

/** All searches share this buffer, because allocating it each time would cost as much as filling it. */
let buffer = new Uint32Array(0);

/** Reads numbers as `digits` of the migrations writes them; the result is valid until the next call. */
function decode(text: string): Uint32Array {
  if (buffer.length < text.length) buffer = new Uint32Array(Math.ceil(text.length * 1.1));
  const numbers = buffer;
  let count = 0;
  for (let at = 0; at < text.length; count += 1) {
    let digit = text.charCodeAt(at++);
    let number = 0;
    let factor = 1;
    for (; digit >= 64; digit = text.charCodeAt(at++)) {
      number += (digit - 64) * factor;
      factor *= 63;
    }
    numbers[count] = number + (digit - 1) * factor;
  }
  return numbers.subarray(0, count);
}

/** For each code 1 if the listings with it match the filter; 1 everywhere without a filter. */
function fitting<T>(
  known: KnownValues,
  values: ReadonlyMap<number, T>,
  fits: ((value: T) => boolean) | undefined,
) {
  const table = new Uint8Array(known.size);
  if (fits === undefined) return table.fill(1);
  for (const [code, value] of values) table[code] = Number(fits(value));
  return table;
}

function count(
  { text, places }: Read,
  query: SearchQuery,
  tests: Tests,
  known: KnownValues,
): Omit<Found, 'ids'> {
  const { misses, isThere, isBuilder, isAgent } = tests;
  const { profileOf, profiles } = known;
  const numbers = decode(text ?? '');
  const { min, max } = RANGE_FIELDS.price.limits(query);
  const [lowest, highest] = [min ?? (max === undefined ? UNPRICED : 0), max ?? Infinity];
  const prices = priceCounter(query);
  const counts = (): Int32Array => new Int32Array(known.size);
  const [byPlace, byDeveloper, byAgent, byAmenity] = [counts(), counts(), counts(), counts()];
  const byProfile = new Int32Array(misses.length);
  for (let at = 0; at < numbers.length;) {
    const price = (numbers[at + PRICE_AT] ?? 0) - 1;
    const place = numbers[at + PLACE_AT] ?? 0;
    const profile = profileOf[numbers[at + PROFILE_AT] ?? 0] ?? 0;
    const developer = numbers[at + DEVELOPER_AT] ?? 0;
    const agent = numbers[at + AGENT_AT] ?? 0;
    const end = at + HEADER + (numbers[at + AMENITIES_AT] ?? 0);
    const failed =
      (misses[profile] === 0 ? 0 : CHOICES) |
      (isThere[place] === 1 ? 0 : PLACE) |
      (isBuilder[developer] === 1 ? 0 : DEVELOPER) |
      (isAgent[agent] === 1 ? 0 : AGENT) |
      (price >= lowest && price <= highest ? 0 : PRICE);
    if ((failed & ~CHOICES) === 0) byProfile[profile] = (byProfile[profile] ?? 0) + 1;
    if ((failed & ~PLACE) === 0) byPlace[place] = (byPlace[place] ?? 0) + 1;
    if ((failed & ~DEVELOPER) === 0) byDeveloper[developer] = (byDeveloper[developer] ?? 0) + 1;
    if ((failed & ~AGENT) === 0) byAgent[agent] = (byAgent[agent] ?? 0) + 1;
    if ((failed & ~PRICE) === 0 && price !== UNPRICED) prices.add(price);
    if (failed === 0)
      for (let each = at + HEADER; each < end; each += 1) {
        const amenity = numbers[each] ?? 0;
        byAmenity[amenity] = (byAmenity[amenity] ?? 0) + 1;
      }
    at = end;
  }
  for (const [index, place] of places?.[0]?.entries() ?? [])
    if (isThere[place] === 0) byPlace[place] = places?.[1]?.[index] ?? 0;
  const counter = profiles.count(misses, byProfile);
  const communities = new Sums<string>();
  for (const { code, community } of known.places.values())
    if (isThere[code] === 1) communities.add(community, community, byPlace[code] ?? 0);
  const named = (by: Int32Array) => {
    const sums = new Sums<string>();
    for (const [code, name] of known.names) sums.add(name, name, by[code] ?? 0);
    return sums.list(({ value, count }) => ({ value, count }));
  };
  const agentSums = new Sums<ListedAgent>();
  for (const [code, each] of known.agents)
    agentSums.add(`${each.licence}|${each.slug}|${each.name}`, each, byAgent[code] ?? 0);
  return {
    total: counter.total,
    facets: {
      ...counter.facets(),
      ...namedFacets(
        communities.list((each) => each),
        named(byAmenity),
        named(byDeveloper).filter(({ value }) => value !== ''),
      ),
      agent: agentFacet(
        query,
        agentSums.list(({ value, count }) => ({ ...value, count })),
      ),
      place: placesIn(byPlace, query, tests, known),
      ...priceFacets(query, prices.counts),
    },
  };
}

/** Sums of counts by key, because several codes may have the same value. */
class Sums<T> {
  private readonly sums = new Map<string, { value: T; count: number }>();

  add(key: string, value: T, count: number): void {
    if (count === 0) return;
    const sum = this.sums.get(key);
    if (sum === undefined) this.sums.set(key, { value, count });
    else sum.count += count;
  }

  list<R>(toRow: (sum: { value: T; count: number }) => R): R[] {
    return [...this.sums.values()].map(toRow);
  }
}

function priceCounter(query: SearchQuery): { counts: PriceCounts; add: (price: number) => void } {
  const limits = priceLimits(query);
  const counts: PriceCounts = { below: 0, at: limits.map(() => 0), above: limits.map(() => 0) };
  return {
    counts,
    add: (price) => {
      const reached = lowerBound(limits.length, (index) => (limits[index] ?? 0) > price);
      if (reached === 0) counts.below += 1;
      else {
        const numbers = limits[reached - 1] === price ? counts.at : counts.above;
        numbers[reached - 1] = (numbers[reached - 1] ?? 0) + 1;
      }
    },
  };
}

function placesIn(
  byPlace: Int32Array,
  query: SearchQuery,
  { locations, isThere }: Tests,
  known: KnownValues,
): Facets['place'] {
  const adds = addsPlaces(query);
  const places = [...known.places.values()].filter(({ code }) => byPlace[code] !== 0);
  const chosen = (adds ? placesOf(query) : []).map((value, index) => {
    const location = locations[index];
    const there = places.filter(({ text }) => location !== undefined && text.includes(location));
    return { value, count: there.reduce((sum, { code }) => sum + (byPlace[code] ?? 0), 0) };
  });
  return placeFacet(chosen, places, ({ lowerCommunity }) => {
    let sum = 0;
    for (const code of known.placesWithin(lowerCommunity))
      if (!adds || isThere[code] === 0) sum += byPlace[code] ?? 0;
    return sum;
  });
}
