import type { SearchQuery, SearchResult } from '@manzil/contracts/listings/search';
import { BEDROOMS_OR_MORE, UNIT_TYPES } from '@manzil/contracts/listings/vocabulary';
import type { CatalogueColumns } from './catalogue-columns.js';
import { UNSTATED } from './listing-columns.js';

const MOST_COMMUNITIES = 20;

export type Found = Pick<SearchResult, 'total' | 'facets'> & { ids: number[] };

type Test = (position: number) => boolean;

/**
 * What a search without words finds: the page's ids, the exact total and the facet counts, from one walk over all
 * listings. `location` is in the database's lower case.
 */
export function searchColumns(columns: CatalogueColumns, query: SearchQuery, location: string): Found {
  const isBase = baseTest(columns, query, location);
  const counts = countAll(columns, query, isBase);
  const { page, pageSize } = query;
  const skipped = (page - 1) * pageSize;
  const ids = skipped < counts.total ? pageIds(columns, query, isBase, skipped) : [];
  return { ids, ...counts };
}

/** All filters but the two that have a facet of their own. */
function baseTest(columns: CatalogueColumns, query: SearchQuery, location: string): Test {
  const { isSale, isFeatured, place, price, places } = columns;
  const sale = Number(query.adType === 'sale');
  const featured = query.featured === undefined ? UNSTATED : Number(query.featured);
  const isPriced = query.minPrice !== undefined || query.maxPrice !== undefined;
  const [low, high] = [query.minPrice ?? 0, query.maxPrice ?? Infinity];
  const fits =
    location === ''
      ? undefined
      : Uint8Array.from(places.list, (each) => Number(each.locationText.includes(location)));
  return (at) => {
    if (isSale[at] !== sale || (featured !== UNSTATED && isFeatured[at] !== featured)) return false;
    if (fits?.[place[at] ?? 0] === 0) return false;
    if (!isPriced) return true;
    const asked = price[at] ?? UNSTATED;
    return asked !== UNSTATED && asked >= low && asked <= high;
  };
}

const typeTest = ({ type }: CatalogueColumns, query: SearchQuery): Test => {
  if (query.type === undefined) return () => true;
  const wanted = UNIT_TYPES.indexOf(query.type);
  return (at) => type[at] === wanted;
};

const bedroomsTest = ({ bedrooms }: CatalogueColumns, { bedrooms: wanted }: SearchQuery): Test => {
  if (wanted === undefined) return () => true;
  if (wanted === BEDROOMS_OR_MORE) return (at) => (bedrooms[at] ?? UNSTATED) >= wanted;
  return (at) => bedrooms[at] === wanted;
};

function countAll(columns: CatalogueColumns, query: SearchQuery, isBase: Test): Omit<Found, 'ids'> {
  const { ids, type, bedrooms, place, places } = columns;
  const communities = places.communityNames;
  const [ofType, withBedrooms] = [typeTest(columns, query), bedroomsTest(columns, query)];
  const byType = new Int32Array(UNIT_TYPES.length);
  const byBedrooms = new Int32Array(BEDROOMS_OR_MORE + 1);
  const byPlace = new Int32Array(places.list.length);
  let total = 0;
  for (let at = 0; at < ids.length; at += 1) {
    if (!isBase(at)) continue;
    const [typeFits, bedroomsFit] = [ofType(at), withBedrooms(at)];
    if (bedroomsFit) increment(byType, type[at] ?? UNSTATED);
    if (typeFits) increment(byBedrooms, Math.min(bedrooms[at] ?? UNSTATED, BEDROOMS_OR_MORE));
    if (!typeFits || !bedroomsFit) continue;
    increment(byPlace, place[at] ?? UNSTATED);
    total += 1;
  }
  const byCommunity = new Int32Array(communities.length);
  for (const [index, each] of places.list.entries())
    increment(byCommunity, each.communityIndex, byPlace[index]);
  return {
    total,
    facets: {
      type: UNIT_TYPES.map((value, index) => ({ value, count: byType[index] ?? 0 })).filter(isChoice),
      bedrooms: Array.from(byBedrooms, (count, value) => ({ value, count })).filter(isChoice),
      community: communities
        .map((value, index) => ({ value, count: byCommunity[index] ?? 0 }))
        .filter(isChoice)
        .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
        .slice(0, MOST_COMMUNITIES),
    },
  };
}

const isChoice = ({ count }: { count: number }): boolean => count > 0;

/** Nothing is counted for what is {@link UNSTATED}. */
function increment(counts: Int32Array, index: number, by = 1): void {
  if (index >= 0) counts[index] = (counts[index] ?? 0) + by;
}

function pageIds(columns: CatalogueColumns, query: SearchQuery, isBase: Test, skipped: number): number[] {
  const { positions, backwards } = columns.orders[query.sort];
  const [ofType, withBedrooms] = [typeTest(columns, query), bedroomsTest(columns, query)];
  const found: number[] = [];
  let left = skipped;
  for (let step = 0; step < positions.length && found.length < query.pageSize; step += 1) {
    const at = positions[backwards ? positions.length - 1 - step : step] ?? 0;
    if (!isBase(at) || !ofType(at) || !withBedrooms(at)) continue;
    if (left > 0) left -= 1;
    else found.push(columns.ids[at] ?? 0);
  }
  return found;
}
