import type { Facets, SearchQuery } from '@manzil/contracts/listings/search';
import type { AdType } from '@manzil/contracts/listings/vocabulary';
import { agentFacet, namedFacets, placeFacet } from '../count-facets.js';
import type { ListedAgent } from '../fields.js';
import { priceFacets, priceLimits } from '../price-facets.js';
import type { Found } from '../search-index.js';
import { addsPlaces, placesOf, type Typed } from '../typed-text.js';
import type { CatalogueColumns, ListColumns } from './catalogue-columns.js';
import { countListings } from './count-listings.js';
import { anyOf, failedFilters, FILTERS, sumAt, type Failed } from './failed-filters.js';
import { orderKey } from './list-orders.js';
import type { Counts } from './listing-columns.js';
import type { Places } from './places.js';
import { pricesByStep } from './price-steps.js';
import { lowerBound } from '../lower-bound.js';

/** Returns the ids of the page, the exact total and the facet counts. */
export function searchColumns(columns: CatalogueColumns, query: SearchQuery, typed: Typed): Found {
  const found = failedFilters(columns, query, typed);
  const counts = countsOf(columns, found, query, typed);
  const ids = pageIds(columns.lists[query.adType], query, found.failed, counts.total);
  return { ids, ...counts };
}

/** The exact total alone. */
export function countMatches(columns: CatalogueColumns, query: SearchQuery, typed: Typed): number {
  const { failed } = failedFilters(columns, query, typed);
  let count = 0;
  for (const failure of failed) count += Number(failure === 0);
  return count;
}

/** The agents of a whole list with their numbers of listings. */
export const agentsOfList = (
  { agents, lists }: CatalogueColumns,
  adType: AdType,
): (ListedAgent & { count: number })[] => countedAgents(agents.list, lists[adType].counts.agent);

const countedAgents = (
  agents: readonly ListedAgent[],
  counts: Int32Array,
): (ListedAgent & { count: number })[] =>
  agents.flatMap((agent, index) => {
    const count = counts[index] ?? 0;
    return count === 0 ? [] : [{ ...agent, count }];
  });

/** Counts the matches in each group of locations by one scan; `typed` and `groups` are lower-cased by PostgreSQL. */
export function countPlaces(
  columns: CatalogueColumns,
  query: SearchQuery,
  typed: Typed,
  groups: readonly (readonly string[])[],
): number[] {
  const found = failedFilters(columns, query, typed);
  const { place: byPlace } = countListings(columns, columns.lists[query.adType], found);
  return groups.map((locations) => sumAt(byPlace, anyOf(columns, locations)));
}

function countsOf(
  columns: CatalogueColumns,
  found: Failed,
  query: SearchQuery,
  typed: Typed,
): Omit<Found, 'ids'> {
  const { profiles, places, amenitySets, developers, agents } = columns;
  const { failed, misses, isThere } = found;
  const list = columns.lists[query.adType];
  const counts = countListings(columns, list, found);
  const { place: byPlace } = counts;
  const counter = profiles.count(misses, counts.profile);
  const communities = places.communityNames;
  const byCommunity = new Int32Array(communities.length);
  for (let place = 0; place < byPlace.length; place += 1) {
    const community = places.communityOf[place] ?? 0;
    byCommunity[community] = (byCommunity[community] ?? 0) + (byPlace[place] ?? 0) * (isThere[place] ?? 0);
  }
  const community = communities.map((value, index) => ({ value, count: byCommunity[index] ?? 0 }));
  const developer = developers.names.flatMap((value, index) =>
    value === '' ? [] : [{ value, count: counts.developer[index] ?? 0 }],
  );
  return {
    total: counter.total,
    facets: {
      ...counter.facets(),
      ...namedFacets(community, amenitySets.counts(counts.amenities), developer),
      agent: agentFacet(query, countedAgents(agents.list, counts.agent)),
      place: placesIn(columns, counts, isThere, query, typed),
      ...priceFacets(
        query,
        pricesByStep(query.adType, counts.priceStep, priceLimits(query), (after, limit, isIncluded) =>
          countBetween(list, failed, after, limit, isIncluded),
        ),
      ),
    },
  };
}

/** Counts the matches with a price above `after` and below `limit`, or up to `limit` if it is included. */
function countBetween(
  list: ListColumns,
  failed: Uint8Array,
  after: number,
  limit: number,
  isIncluded: boolean,
): number {
  const { positions } = list.orders['price-asc'];
  const firstWith = (isReached: (price: number) => boolean): number =>
    lowerBound(positions.length, (index) => isReached(orderKey('price-asc', list, positions[index] ?? 0)));
  const end = firstWith((price) => (isIncluded ? price > limit : price >= limit));
  let count = 0;
  for (let index = firstWith((price) => price > after); index < end; index += 1)
    count += Number(((failed[positions[index] ?? 0] ?? 0) & ~FILTERS.price) === 0);
  return count;
}

function placesIn(
  columns: CatalogueColumns,
  { place: byPlace }: Counts,
  isThere: Uint8Array,
  query: SearchQuery,
  { locations }: Typed,
): Facets['place'] {
  const { places } = columns;
  const adds = addsPlaces(query);
  const found = places.foundByCommunity();
  const chosen = (adds ? placesOf(query) : []).map((value, index) => ({
    value,
    count: sumAt(byPlace, anyOf(columns, locations.slice(index, index + 1))),
  }));
  return placeFacet(chosen, communitiesIn(places, byPlace), ({ index }) => {
    let sum = 0;
    for (const each of found[index] ?? []) if (!adds || isThere[each] !== 1) sum += byPlace[each] ?? 0;
    return sum;
  });
}

/** Communities with matches, each in the spelling that sorts first. */
function communitiesIn(
  { communityOf, communityNames, lowerCommunityOf, lowerCommunities }: Places,
  byPlace: Int32Array,
): { community: string; lowerCommunity: string; index: number }[] {
  const matching = new Int32Array(communityNames.length).fill(-1);
  for (let place = 0; place < byPlace.length; place += 1)
    if (byPlace[place] !== 0) matching[communityOf[place] ?? 0] = lowerCommunityOf[place] ?? 0;
  const spellings = new Array<string | undefined>(lowerCommunities.length);
  for (const [position, index] of matching.entries()) {
    const community = communityNames[position] ?? '';
    const known = spellings[index];
    if (index >= 0 && (known === undefined || community < known)) spellings[index] = community;
  }
  return lowerCommunities.flatMap((lowerCommunity, index) => {
    const community = spellings[index];
    return community === undefined ? [] : [{ community, lowerCommunity, index }];
  });
}

/** Walks the order from the end that is nearer to the page. */
function pageIds(
  { ids, orders }: ListColumns,
  { sort, page, pageSize }: SearchQuery,
  failed: Uint8Array,
  total: number,
): number[] {
  const { positions, backwards } = orders[sort];
  const before = (page - 1) * pageSize;
  const count = Math.max(0, Math.min(pageSize, total - before));
  const after = total - before - count;
  const fromEnd = after < before;
  const step = backwards === fromEnd ? 1 : -1;
  const found: number[] = [];
  let left = fromEnd ? after : before;
  let index = step === 1 ? 0 : positions.length - 1;
  // Terminates even if the total, which comes from counts, were wrong.
  for (; found.length < count && index >= 0 && index < positions.length; index += step) {
    const at = positions[index] ?? 0;
    if (failed[at] !== 0) continue;
    if (left > 0) left -= 1;
    else found.push(ids[at] ?? 0);
  }
  return fromEnd ? found.reverse() : found;
}
