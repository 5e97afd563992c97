import type { SearchQuery, SearchResult } from '@manzil/contracts/listings/search';
import { BEDROOMS_OR_MORE, UNIT_TYPES } from '@manzil/contracts/listings/vocabulary';
import type { CatalogueColumns } from './catalogue-columns.js';
import { bedroomsFit, KINDS, typeFits, UNSTATED } from './kinds.js';
import { walkListings, type Typed, type Walked } from './walk-listings.js';

const MOST_COMMUNITIES = 20;

export type Found = Pick<SearchResult, 'total' | 'facets'> & { ids: number[] };

/** Returns the ids of the page, the exact total and the facet counts from one pass over all listings. */
export function searchColumns(columns: CatalogueColumns, query: SearchQuery, typed: Typed): Found {
  const walked = walkListings(columns, query, typed);
  const counts = countsOf(columns, query, walked);
  const ids = pageIds(columns, query, walked.isMatch, counts.total);
  return { ids, ...counts };
}

function countsOf({ places }: CatalogueColumns, query: SearchQuery, walked: Walked): Omit<Found, 'ids'> {
  const byType = new Int32Array(UNIT_TYPES.length);
  const byBedrooms = new Int32Array(BEDROOMS_OR_MORE + 1);
  let total = 0;
  for (const [position, kind] of KINDS.entries()) {
    const count = walked.byKind[position] ?? 0;
    const [ofType, withBedrooms] = [typeFits(kind, query), bedroomsFit(kind, query)];
    if (withBedrooms) add(byType, kind.type, count);
    if (ofType) add(byBedrooms, kind.bedrooms, count);
    if (ofType && withBedrooms) total += count;
  }
  const communities = places.communityNames;
  const byCommunity = new Int32Array(communities.length);
  for (let place = 0; place < walked.byPlace.length; place += 1)
    add(byCommunity, places.communityOf[place] ?? UNSTATED, walked.byPlace[place] ?? 0);
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

/** Ignores listings whose value is {@link UNSTATED}. */
function add(counts: Int32Array, index: number, count: number): void {
  if (index >= 0) counts[index] = (counts[index] ?? 0) + count;
}

/** Walks the order from the end that is nearer to the page. */
function pageIds(
  { ids, orders }: CatalogueColumns,
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
