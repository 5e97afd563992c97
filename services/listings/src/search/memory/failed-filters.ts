import { listOf, type SearchQuery } from '@manzil/contracts/listings/search';
import { LRUCache } from 'lru-cache';
import { agentsOf, RANGE_FIELDS, RANGES } from '../fields.js';
import { areaTest } from '../map-cells.js';
import { detailPart, type Typed } from '../typed-text.js';
import type { CatalogueColumns, ListColumns } from './catalogue-columns.js';
import { orderKey } from './list-orders.js';
import { lowerBound } from '../lower-bound.js';
import { allBits, MOST_PARTS } from './texts.js';

/** The filters that a listing can fail, one bit each. Facets ignore one of the first five, and never the last three. */
export const FILTERS = {
  choices: 1,
  place: 2,
  developer: 4,
  agent: 8,
  price: 16,
  area: 32,
  community: 64,
  other: 128,
} as const;

type Filter = (typeof FILTERS)[keyof typeof FILTERS];

/** The number of different sets of filters that a listing can fail. */
export const FAILURES = 256;

export interface Failed {
  /** For each listing of the list the filters that it fails; 0 is a match. */
  failed: Uint8Array;
  /** The filters that are set, one bit each. */
  given: number;
  /** The choice filters that each profile does not match. */
  misses: Int32Array;
  /** 1 for each place that is at one of the locations. */
  isThere: Uint8Array;
}

/** All searches share these buffers, because they are synchronous and allocating them each time would cost memory and time. */
let failedBuffer = new Uint32Array(0);
let marksBuffer = new Uint8Array(0);

/** For each list, the results of its most recent word searches: one byte per listing that lacks a word. */
const recentWords = new WeakMap<ListColumns, LRUCache<string, Uint32Array>>();
const MOST_RECENT = 10;

/**
 * Finds which of the given filters each listing of the list fails; the result is valid until the next call. Choices,
 * places, prices and areas have an order that groups matching listings, so that only these or only the others are
 * visited; the other filters scan the list. The scans have no branches: whether a listing matches is hardly
 * predictable, and a mispredicted branch costs as much as all other work for a listing.
 */
export function failedFilters(columns: CatalogueColumns, query: SearchQuery, typed: Typed): Failed {
  const list = columns.lists[query.adType];
  const count = list.ids.length;
  const words = Math.ceil(count / 4);
  if (failedBuffer.length < words) failedBuffer = new Uint32Array(Math.ceil(words * 1.1));
  const found: Failed = {
    failed: new Uint8Array(failedBuffer.fill(0, 0, words).buffer, 0, count),
    given: 0,
    misses: columns.profiles.misses(query),
    isThere: anyOf(columns, typed.locations),
  };
  const { misses, isThere } = found;
  if (misses.some((each) => each !== 0))
    failOtherGroups(
      found,
      FILTERS.choices,
      list,
      'profile',
      Uint8Array.from(misses, (each) => Number(each === 0)),
    );
  if (typed.locations.length > 0) failOtherGroups(found, FILTERS.place, list, 'place', isThere);
  const developers = listOf(query.developer);
  if (developers !== undefined) {
    const isBuilder = Uint8Array.from(columns.developers.names, (name) =>
      Number(name !== '' && developers.includes(name)),
    );
    failUnless(found, FILTERS.developer, list.developer, isBuilder);
  }
  const agents = agentsOf(query);
  if (agents !== undefined) failUnless(found, FILTERS.agent, list.agent, columns.agents.called(agents));
  for (const name of RANGES) {
    const { min, max } = RANGE_FIELDS[name].limits(query);
    if (min === undefined && max === undefined) continue;
    if (name === 'price') failOutsideOrder(found, FILTERS.price, list, 'price-asc', { min, max });
    else if (name === 'area') failOutsideOrder(found, FILTERS.area, list, 'area-desc', { min, max });
    else failOutside(found, list[name], { min, max });
  }
  failOthers(found, columns, list, query, typed);
  return found;
}

/** Applies the filters that no facet ignores, except ranges. */
function failOthers(
  found: Failed,
  columns: CatalogueColumns,
  list: ListColumns,
  query: SearchQuery,
  { words, noLocations }: Typed,
): void {
  const { places, amenitySets } = columns;
  const unless = (column: Int32Array, table: Uint8Array): void => {
    failUnless(found, FILTERS.other, column, table);
  };
  const communities = listOf(query.community);
  if (communities !== undefined)
    failOtherGroups(found, FILTERS.community, list, 'place', places.ofCommunities(communities));
  const amenities = listOf(query.amenities);
  if (amenities !== undefined) unless(list.amenities, amenitySets.having(amenities));
  for (const names of query.anyAmenities ?? []) unless(list.amenities, amenitySets.havingAny(names));
  const { noAmenities = [] } = query;
  if (noAmenities.length > 0) unless(list.amenities, amenitySets.havingNone(noAmenities));
  if (noLocations.length > 0)
    unless(
      list.place,
      anyOf(columns, noLocations).map((isThere) => 1 - isThere),
    );
  for (let from = 0; from < words.length; from += MOST_PARTS)
    failWithoutWords(found, columns, list, words.slice(from, from + MOST_PARTS));
  const { polygon, circle, near = [] } = query;
  if (polygon !== undefined || circle !== undefined || near.length > 0) failElsewhere(found, list, query);
}

/** Returns 1 for each place at one of the locations; without locations, for every place. */
export function anyOf({ places }: CatalogueColumns, locations: readonly string[]): Readonly<Uint8Array> {
  const [first = '', ...others] = locations;
  if (others.length === 0) return places.containing(first);
  const found = places.containing(first).slice();
  for (const location of others)
    for (const [at, fits] of places.containing(location).entries()) found[at] = (found[at] ?? 0) | fits;
  return found;
}

/** Sums the counts of the positions that `isWanted` has 1 for. */
export function sumAt(counts: Int32Array, isWanted: Uint8Array): number {
  let sum = 0;
  for (let at = 0; at < counts.length; at += 1) sum += (counts[at] ?? 0) * (isWanted[at] ?? 0);
  return sum;
}

/** `table` has 1 for each position that matches, and 0 for all others. */
function failUnless(found: Failed, filter: Filter, column: Int32Array, table: Uint8Array): void {
  found.given |= filter;
  const { failed } = found;
  const bits = table.map((fits) => (fits === 1 ? 0 : filter));
  for (let at = 0; at < failed.length; at += 1) failed[at] = (failed[at] ?? 0) | (bits[column[at] ?? 0] ?? 0);
}

interface Limits {
  min: number | undefined;
  max: number | undefined;
}

/** Inclusive limits; NaN is outside of all limits. */
function failOutside(found: Failed, column: Float64Array, { min = -Infinity, max = Infinity }: Limits): void {
  found.given |= FILTERS.other;
  const { failed } = found;
  for (let at = 0; at < failed.length; at += 1) {
    const value = column[at] ?? NaN;
    const isOutside = 1 - (Number(value >= min) & Number(value <= max));
    failed[at] = (failed[at] ?? 0) | (isOutside * FILTERS.other);
  }
}

/** Like {@link failOutside}, for a list that is sorted by the value. */
function failOutsideOrder(
  found: Failed,
  filter: Filter,
  list: ListColumns,
  order: 'price-asc' | 'area-desc',
  { min = -Infinity, max = Infinity }: Limits,
): void {
  const { positions } = list.orders[order];
  const valueOf = (index: number): number => orderKey(order, list, positions[index] ?? 0);
  // Listings without the value have an infinite key, which these bounds exclude.
  const from = lowerBound(positions.length, (index) => valueOf(index) >= Math.max(min, -Number.MAX_VALUE));
  const to = lowerBound(positions.length, (index) => valueOf(index) > Math.min(max, Number.MAX_VALUE));
  found.given |= filter;
  const matching = Math.max(0, to - from);
  if (matching * 2 < positions.length) {
    failAll(found, filter);
    flip(found, filter, positions, from, to);
  } else {
    flip(found, filter, positions, 0, from);
    flip(found, filter, positions, to, positions.length);
  }
}

/** Applies a filter to listings that are grouped by a column; `fits` has 1 for each group that matches. */
function failOtherGroups(
  found: Failed,
  filter: Filter,
  { orders, counts }: ListColumns,
  name: 'profile' | 'place',
  fits: Uint8Array,
): void {
  const { positions } = orders[name];
  const sizes = counts[name];
  found.given |= filter;
  const isRare = sumAt(sizes, fits) * 2 < positions.length;
  if (isRare) failAll(found, filter);
  let end = 0;
  for (let group = 0; group < sizes.length; group += 1) {
    const from = end;
    end += sizes[group] ?? 0;
    if ((fits[group] === 1) === isRare) flip(found, filter, positions, from, end);
  }
}

/** Sets the filter bit of all listings; none may have it set. */
function failAll({ failed }: Failed, filter: Filter): void {
  const words = Math.ceil(failed.length / 4);
  const bits = filter * 0x01_01_01_01;
  for (let word = 0; word < words; word += 1) failedBuffer[word] = (failedBuffer[word] ?? 0) | bits;
}

/** Toggles the filter bit of the listings in a range of an order. */
function flip({ failed }: Failed, filter: Filter, positions: Int32Array, from: number, to: number): void {
  for (let index = from; index < to; index += 1) {
    const at = positions[index] ?? 0;
    failed[at] = (failed[at] ?? 0) ^ filter;
  }
}

/** Skips listings that have already failed, because the polygon test is expensive and most listings are elsewhere. */
function failElsewhere(found: Failed, { longitude, latitude }: ListColumns, query: SearchQuery): void {
  found.given |= FILTERS.other;
  const { failed } = found;
  const isWithin = areaTest(query);
  for (let at = 0; at < failed.length; at += 1) {
    const before = failed[at] ?? 0;
    if (before < FILTERS.area && !isWithin(longitude[at] ?? NaN, latitude[at] ?? NaN))
      failed[at] = before | FILTERS.other;
  }
}

/** Uses the cached result of the same words, because refining a search keeps its words. */
function failWithoutWords(
  found: Failed,
  columns: CatalogueColumns,
  list: ListColumns,
  words: readonly string[],
): void {
  found.given |= FILTERS.other;
  let recent = recentWords.get(list);
  if (recent === undefined) recentWords.set(list, (recent = new LRUCache({ max: MOST_RECENT })));
  const key = words.join(' ');
  let without = recent.get(key);
  if (without === undefined) recent.set(key, (without = listingsWithout(columns, list, words)));
  for (let word = 0; word < without.length; word += 1)
    failedBuffer[word] = (failedBuffer[word] ?? 0) | (without[word] ?? 0);
}

/** Returns one byte per listing, packed four to a number: the filter bit if the listing lacks one of the words. */
function listingsWithout(
  { places, texts, details }: CatalogueColumns,
  { place, text }: ListColumns,
  words: readonly string[],
): Uint32Array {
  const [inPlace, all] = [places.texts.containing(words), allBits(words)];
  if (marksBuffer.length < texts.count) marksBuffer = new Uint8Array(Math.ceil(texts.count * 1.1));
  const inTexts = marksBuffer.fill(0, 0, texts.count);
  texts.mark(words, inTexts);
  details.mark(words.map(detailPart), inTexts);
  // Most words are in the name of no place.
  const isInPlaces = inPlace.some((marks) => marks !== 0);
  const without = new Uint32Array(Math.ceil(text.length / 4));
  const bytes = new Uint8Array(without.buffer);
  for (let at = 0; at < text.length; at += 1) {
    const has = (isInPlaces ? (inPlace[place[at] ?? 0] ?? 0) : 0) | (inTexts[text[at] ?? 0] ?? 0);
    bytes[at] = Number(has !== all) * FILTERS.other;
  }
  return without;
}
