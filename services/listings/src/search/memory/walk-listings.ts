import { listOf, type SearchQuery } from '@manzil/contracts/listings/search';
import { agentsOf, RANGE_FIELDS, RANGES } from '../fields.js';
import { areaTest } from '../map-cells.js';
import type { CatalogueColumns, ListColumns } from './catalogue-columns.js';
import { detailPart } from '../typed-text.js';
import { allBits } from './texts.js';

/** The typed text, lower-cased by PostgreSQL. */
export interface Typed {
  /** Parts of the texts of places, of which one must occur; none matches any place. */
  locations: readonly string[];
  /**
   * Each word must be part of the title or the place, or begin a word of description or amenities; at most MOST_PARTS
   * of them.
   */
  words: readonly string[];
}

export interface Walked {
  /** The choice filters that each profile does not match. */
  misses: Int32Array;
  /** The matches of each profile, ignoring the filters of choices. */
  byProfile: Int32Array;
  /** The matches of each set of amenities with all filters. */
  bySet: Int32Array;
  /** The same of each place, each developer and each agent, ignoring the filter of these. */
  byPlace: Int32Array;
  byDeveloper: Int32Array;
  byAgent: Int32Array;
  /** 1 for each place that is at one of the locations. */
  isThere: Uint8Array;
  /** 1 for each listing that matches all filters, and all except that of the price. */
  isMatch: Uint8Array;
  isMatchAtAnyPrice: Uint8Array;
}

/**
 * All searches share these buffers, because they are synchronous and allocating them each time would cost memory and
 * time.
 */
let matches = new Uint8Array(0);
let matchesAtAnyPrice = new Uint8Array(0);

/**
 * Scans the listings of a list, once for each filter that is given and once to count; the result is valid until the
 * next call. The loops have no branches: whether a listing matches is hardly predictable, and a mispredicted branch
 * costs as much as all other work for a listing.
 */
export function walkListings(columns: CatalogueColumns, query: SearchQuery, typed: Typed): Walked {
  const list = columns.lists[query.adType];
  if (matches.length < list.ids.length) {
    matches = new Uint8Array(Math.ceil(list.ids.length * 1.1));
    matchesAtAnyPrice = new Uint8Array(matches.length);
  }
  const [isMatch, isMatchAtAnyPrice] = [matches, matchesAtAnyPrice];
  filterAll(isMatch, columns, list, query, typed);
  const { min = -Infinity, max = Infinity } = RANGE_FIELDS.price.limits(query);
  // A listing without a price matches as long as there is no limit.
  const isAnyPrice = Number(min === -Infinity && max === Infinity);
  const { profile, place, amenities, developer, agent, price } = list;
  const misses = columns.profiles.misses(query);
  const isChosen = Uint8Array.from(misses, (each) => Number(each === 0));
  const byProfile = new Int32Array(misses.length);
  const byPlace = new Int32Array(columns.places.list.length);
  const bySet = new Int32Array(columns.amenitySets.count);
  const byDeveloper = new Int32Array(columns.developers.names.length);
  const byAgent = new Int32Array(columns.agents.list.length);
  const isThere = anyOf(columns, typed.locations);
  const developers = listOf(query.developer);
  const isBuilder = Uint8Array.from(columns.developers.names, (name) =>
    Number(developers === undefined || (name !== '' && developers.includes(name))),
  );
  const isAgent = columns.agents.called(agentsOf(query));
  for (let at = 0; at < profile.length; at += 1) {
    const its = profile[at] ?? 0;
    const where = place[at] ?? 0;
    const builder = developer[at] ?? 0;
    const set = amenities[at] ?? 0;
    const who = agent[at] ?? 0;
    const ofAnyAgent = isMatch[at] ?? 0;
    const byBuilder = isBuilder[builder] ?? 0;
    const thereByAny = ofAnyAgent & (isThere[where] ?? 0);
    const represented = isAgent[who] ?? 0;
    const there = thereByAny & represented;
    const built = ofAnyAgent & represented & byBuilder;
    const chosen = isChosen[its] ?? 0;
    const atAnyPrice = there & built & chosen;
    const cost = price[at] ?? NaN;
    const priced = isAnyPrice | (Number(cost >= min) & Number(cost <= max));
    const matching = atAnyPrice & priced;
    byProfile[its] = (byProfile[its] ?? 0) + (there & built & priced);
    byPlace[where] = (byPlace[where] ?? 0) + (built & chosen & priced);
    byDeveloper[builder] = (byDeveloper[builder] ?? 0) + (there & chosen & priced);
    byAgent[who] = (byAgent[who] ?? 0) + (thereByAny & byBuilder & chosen & priced);
    bySet[set] = (bySet[set] ?? 0) + matching;
    isMatch[at] = matching;
    isMatchAtAnyPrice[at] = atAnyPrice;
  }
  return { misses, byProfile, byPlace, bySet, byDeveloper, byAgent, isThere, isMatch, isMatchAtAnyPrice };
}

/** Applies all filters except those of choices, of the location, of the developer, of the agent and of the price. */
function filterAll(
  isMatch: Uint8Array,
  columns: CatalogueColumns,
  list: ListColumns,
  query: SearchQuery,
  { words }: Typed,
): void {
  isMatch.fill(1, 0, list.ids.length);
  const communities = listOf(query.community);
  if (communities !== undefined)
    filterByTable(isMatch, list.place, columns.places.ofCommunities(communities));
  for (const name of RANGES) {
    if (name === 'price') continue;
    const { min, max } = RANGE_FIELDS[name].limits(query);
    if (min !== undefined || max !== undefined)
      filterByRange(isMatch, list[name], min ?? -Infinity, max ?? Infinity);
  }
  if (query.polygon !== undefined || query.circle !== undefined) filterByArea(isMatch, list, query);
  const amenities = listOf(query.amenities);
  if (amenities !== undefined) filterByTable(isMatch, list.amenities, columns.amenitySets.having(amenities));
  for (const names of query.anyAmenities ?? [])
    filterByTable(isMatch, list.amenities, columns.amenitySets.havingAny(names));
  const { noAmenities = [] } = query;
  if (noAmenities.length > 0)
    filterByTable(isMatch, list.amenities, columns.amenitySets.havingNone(noAmenities));
  if (words.length > 0) filterByWords(isMatch, columns, list, words);
}

/** Returns 1 for each place at one of the locations; none are anywhere. */
export function anyOf({ places }: CatalogueColumns, locations: readonly string[]): Uint8Array {
  const [first = '', ...others] = locations;
  const found = places.containing(first);
  for (const location of others)
    for (const [at, fits] of places.containing(location).entries()) found[at] = (found[at] ?? 0) | fits;
  return found;
}

/** `table` has 1 for each position that matches. */
function filterByTable(isMatch: Uint8Array, column: Int32Array, table: Uint8Array): void {
  for (let at = 0; at < column.length; at += 1)
    isMatch[at] = (isMatch[at] ?? 0) & (table[column[at] ?? 0] ?? 0);
}

function filterByRange(isMatch: Uint8Array, column: Float64Array, min: number, max: number): void {
  for (let at = 0; at < column.length; at += 1) {
    const value = column[at] ?? NaN;
    isMatch[at] = (isMatch[at] ?? 0) & Number(value >= min) & Number(value <= max);
  }
}

/** Most listings are elsewhere or have been ruled out before, and the test of a polygon is long. */
function filterByArea(isMatch: Uint8Array, { longitude, latitude }: ListColumns, query: SearchQuery): void {
  const isWithin = areaTest(query);
  for (let at = 0; at < latitude.length; at += 1)
    if (isMatch[at] === 1) isMatch[at] = Number(isWithin(longitude[at] ?? NaN, latitude[at] ?? NaN));
}

function filterByWords(
  isMatch: Uint8Array,
  { places, texts, details }: CatalogueColumns,
  { place, text }: ListColumns,
  words: readonly string[],
): void {
  const [inPlace, inTitle, all] = [places.texts.containing(words), texts.containing(words), allBits(words)];
  const inDetails = details.having(words.map(detailPart));
  for (let at = 0; at < place.length; at += 1) {
    const own = text[at] ?? 0;
    const found = (inPlace[place[at] ?? 0] ?? 0) | (inTitle[own] ?? 0) | (inDetails[own] ?? 0);
    isMatch[at] = (isMatch[at] ?? 0) & Number(found === all);
  }
}
