import type { Facets, SearchQuery } from '@manzil/contracts/listings/search';
import { agentFacet, namedFacets, placeFacet } from '../count-facets.js';
import { priceFacets, priceLimits, type PriceCounts } from '../price-facets.js';
import type { Found } from '../search-index.js';
import { addsPlaces, placesOf } from '../typed-text.js';
import type { CatalogueColumns, ListColumns } from './catalogue-columns.js';
import type { Places } from './places.js';
import { firstPast } from './splice.js';
import { anyOf, walkListings, type Typed, type Walked } from './walk-listings.js';

/** Returns the ids of the page, the exact total and the facet counts. */
export function searchColumns(columns: CatalogueColumns, query: SearchQuery, typed: Typed): Found {
  const walked = walkListings(columns, query, typed);
  const counts = countsOf(columns, walked, query, typed);
  const ids = pageIds(columns.lists[query.adType], query, walked.isMatch, counts.total);
  return { ids, ...counts };
}

/** Counts the matches in each group of locations by one scan; `words` and `groups` are lower-cased by PostgreSQL. */
export function countPlaces(
  columns: CatalogueColumns,
  query: SearchQuery,
  words: readonly string[],
  groups: readonly (readonly string[])[],
): number[] {
  const { byPlace } = walkListings(columns, query, { locations: [], words });
  return groups.map((locations) => {
    const isThere = anyOf(columns, locations);
    return byPlace.reduce((sum, count, place) => sum + (isThere[place] === 0 ? 0 : count), 0);
  });
}

function countsOf(
  columns: CatalogueColumns,
  walked: Walked,
  query: SearchQuery,
  typed: Typed,
): Omit<Found, 'ids'> {
  const { profiles, places, amenitySets, developers, agents } = columns;
  const { misses, byProfile, byPlace, bySet, byDeveloper, byAgent, isThere } = walked;
  const counter = profiles.count(misses, byProfile);
  const communities = places.communityNames;
  const byCommunity = new Int32Array(communities.length);
  for (let place = 0; place < byPlace.length; place += 1) {
    const community = places.communityOf[place] ?? 0;
    byCommunity[community] =
      (byCommunity[community] ?? 0) + (isThere[place] === 0 ? 0 : (byPlace[place] ?? 0));
  }
  const community = communities.map((value, index) => ({ value, count: byCommunity[index] ?? 0 }));
  const developer = developers.names.flatMap((value, index) =>
    value === '' ? [] : [{ value, count: byDeveloper[index] ?? 0 }],
  );
  return {
    total: counter.total,
    facets: {
      ...counter.facets(),
      ...namedFacets(community, amenitySets.counts(bySet), developer),
      agent: agentFacet(
        query,
        agents.list.flatMap((agent, index) => {
          const count = byAgent[index] ?? 0;
          return count === 0 ? [] : [{ ...agent, count }];
        }),
      ),
      place: placesIn(columns, walked, query, typed),
      ...priceFacets(
        query,
        countPrices(columns.lists[query.adType], walked.isMatchAtAnyPrice, priceLimits(query)),
      ),
    },
  };
}

/** Walks the listings in the order of their prices; those without a price come last. */
function countPrices(
  { price, orders }: ListColumns,
  isMatch: Uint8Array,
  limits: readonly number[],
): PriceCounts {
  const { positions } = orders['price-asc'];
  const firstWith = (isPast: (cost: number) => boolean): number =>
    firstPast(positions.length, (index) => {
      const cost = price[positions[index] ?? 0] ?? NaN;
      return Number.isNaN(cost) || isPast(cost);
    });
  const ends = [
    ...limits.flatMap((limit) => [firstWith((cost) => cost >= limit), firstWith((cost) => cost > limit)]),
    firstWith(() => false),
  ];
  let index = 0;
  const [below = 0, ...counts] = ends.map((end) => {
    let count = 0;
    for (; index < end; index += 1) count += isMatch[positions[index] ?? 0] ?? 0;
    return count;
  });
  return {
    below,
    at: counts.filter((_, each) => each % 2 === 0),
    above: counts.filter((_, each) => each % 2 === 1),
  };
}

function placesIn(
  columns: CatalogueColumns,
  { byPlace, isThere }: Walked,
  query: SearchQuery,
  { locations }: Typed,
): Facets['place'] {
  const { places } = columns;
  const adds = addsPlaces(query);
  const found = places.foundByCommunity();
  const chosen = (adds ? placesOf(query) : []).map((value, index) => {
    const isPlace = anyOf(columns, locations.slice(index, index + 1));
    return { value, count: byPlace.reduce((sum, count, place) => sum + count * (isPlace[place] ?? 0), 0) };
  });
  return placeFacet(chosen, communitiesIn(places, byPlace), ({ index }) => {
    let sum = 0;
    for (const each of found[index] ?? []) if (!adds || isThere[each] !== 1) sum += byPlace[each] ?? 0;
    return sum;
  });
}

/** The communities with matches, each in the spelling of these that comes first. */
function communitiesIn(
  { communityOf, communityNames, lowerCommunityOf, lowerCommunities }: Places,
  byPlace: Int32Array,
): { community: string; lowerCommunity: string; index: number }[] {
  const spellings = new Array<string | undefined>(lowerCommunities.length);
  for (let place = 0; place < byPlace.length; place += 1) {
    if (byPlace[place] === 0) continue;
    const index = lowerCommunityOf[place] ?? 0;
    const community = communityNames[communityOf[place] ?? 0] ?? '';
    const known = spellings[index];
    if (known === undefined || community < known) spellings[index] = community;
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
  isMatch: Uint8Array,
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
  for (let index = step === 1 ? 0 : positions.length - 1; found.length < count; index += step) {
    const at = positions[index] ?? 0;
    if (isMatch[at] !== 1) continue;
    if (left > 0) left -= 1;
    else found.push(ids[at] ?? 0);
  }
  return fromEnd ? found.reverse() : found;
}
