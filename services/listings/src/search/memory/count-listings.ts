import type { CatalogueColumns, ListColumns } from './catalogue-columns.js';
import { FAILURES, FILTERS, type Failed } from './failed-filters.js';
import { COUNTED, sizesOf, type Counted, type Counts } from './listing-columns.js';

/** The filter that the counts of each column ignore. */
const IGNORED: Record<Counted, number> = {
  profile: FILTERS.choices,
  place: FILTERS.place,
  developer: FILTERS.developer,
  agent: FILTERS.agent,
  amenities: 0,
  priceStep: FILTERS.price,
};

/** Every nth listing is sampled to estimate how many match. */
const SAMPLED = 61;

/** All searches share this buffer, like the buffer of the filters. */
let buffer = new Int32Array(0);

/**
 * Counts the listings at each position of the columns, each column ignoring its own filter. Each is either added up from
 * the listings that match, or subtracted from the counts of the whole list, whichever concerns fewer listings: an open
 * list needs no scan, and a narrow search counts a few.
 */
export function countListings(
  columns: CatalogueColumns,
  list: ListColumns,
  { failed, given }: Failed,
): Counts {
  const [sample, sizes] = [sampleOf(failed), sizesOf(columns)];
  const isVisited = new Uint8Array(FAILURES);
  const counts = {} as Counts;
  /** For each column, the change of its count by a listing, indexed by the filters that the listing fails. */
  const changes = {} as Record<Counted, Int8Array>;
  for (const name of COUNTED) {
    const passes = (failure: number): boolean => (failure & ~IGNORED[name]) === 0;
    const passing = sample.reduce((sum, count, failure) => sum + (passes(failure) ? count : 0), 0);
    const isSubtracted = passing * 2 * SAMPLED > failed.length;
    counts[name] = new Int32Array(sizes[name]);
    if (isSubtracted) counts[name].set(list.counts[name]);
    changes[name] = Int8Array.from({ length: FAILURES }, (_, failure) =>
      // Listings cannot fail a filter that is not set.
      (failure & ~given) === 0 ? Number(passes(failure)) - Number(isSubtracted) : 0,
    );
    for (const [failure, change] of changes[name].entries()) if (change !== 0) isVisited[failure] = 1;
  }
  if (isVisited.includes(1))
    for (const [failure, positions] of groupsOf(failed, isVisited)) {
      const [first, ...others] = COUNTED.filter((name) => changes[name][failure] !== 0);
      if (first === undefined) continue;
      if (others.length > 0) addToAll(counts, list, positions, (name) => changes[name][failure] ?? 0);
      else addToOne(counts[first], list[first], positions, changes[first][failure] ?? 0);
    }
  return counts;
}

/** Counts some of the listings by the filters that they fail. */
function sampleOf(failed: Uint8Array): Int32Array {
  const sample = new Int32Array(FAILURES);
  for (let at = 0; at < failed.length; at += SAMPLED) {
    const failure = failed[at] ?? 0;
    sample[failure] = (sample[failure] ?? 0) + 1;
  }
  return sample;
}

/**
 * Returns the positions of the listings that fail one of the wanted combinations of filters, grouped by combination.
 */
function groupsOf(failed: Uint8Array, isWanted: Uint8Array): Map<number, Int32Array> {
  const positions = positionsOf(failed, isWanted);
  const only = isWanted.indexOf(1);
  if (only === isWanted.lastIndexOf(1)) return new Map([[only, positions]]);
  const sizes = new Int32Array(FAILURES);
  for (const at of positions) {
    const failure = failed[at] ?? 0;
    sizes[failure] = (sizes[failure] ?? 0) + 1;
  }
  const next = new Int32Array(FAILURES);
  const groups = new Map<number, Int32Array>();
  const sorted = new Int32Array(positions.length);
  let from = 0;
  for (const [failure, size] of sizes.entries()) {
    if (size > 0) groups.set(failure, sorted.subarray(from, from + size));
    next[failure] = from;
    from += size;
  }
  for (const at of positions) {
    const failure = failed[at] ?? 0;
    const to = next[failure] ?? 0;
    sorted[to] = at;
    next[failure] = to + 1;
  }
  return groups;
}

/** The loop has no branches, like the loops of the filters. */
function positionsOf(failed: Uint8Array, isWanted: Uint8Array): Int32Array {
  if (buffer.length < failed.length) buffer = new Int32Array(Math.ceil(failed.length * 1.1));
  const positions = buffer;
  let count = 0;
  for (let at = 0; at < failed.length; at += 1) {
    positions[count] = at;
    count += isWanted[failed[at] ?? 0] ?? 0;
  }
  return positions.subarray(0, count);
}

function addToOne(counts: Int32Array, column: Int32Array, positions: Int32Array, change: number): void {
  for (const at of positions) {
    const position = column[at] ?? 0;
    counts[position] = (counts[position] ?? 0) + change;
  }
}

/**
 * One loop for all columns: additions to different arrays can overlap, while additions to one array wait for each
 * other.
 */
function addToAll(
  counts: Counts,
  columns: ListColumns,
  positions: Int32Array,
  changeOf: (name: Counted) => number,
): void {
  const { profile, place, developer, agent, amenities, priceStep } = counts;
  const [toProfile, toPlace, toDeveloper] = [changeOf('profile'), changeOf('place'), changeOf('developer')];
  const [toAgent, toAmenities, toStep] = [changeOf('agent'), changeOf('amenities'), changeOf('priceStep')];
  for (const at of positions) {
    const its = columns.profile[at] ?? 0;
    const where = columns.place[at] ?? 0;
    const builder = columns.developer[at] ?? 0;
    const who = columns.agent[at] ?? 0;
    const set = columns.amenities[at] ?? 0;
    const step = columns.priceStep[at] ?? 0;
    profile[its] = (profile[its] ?? 0) + toProfile;
    place[where] = (place[where] ?? 0) + toPlace;
    developer[builder] = (developer[builder] ?? 0) + toDeveloper;
    agent[who] = (agent[who] ?? 0) + toAgent;
    amenities[set] = (amenities[set] ?? 0) + toAmenities;
    priceStep[step] = (priceStep[step] ?? 0) + toStep;
  }
}
