import type { AdType } from '@manzil/contracts/listings/vocabulary';
import type { LoaderCall } from '../../../shared/lib/api-call.server';
import { searchListings } from '../../../shared/lib/api.server';
import { listHref, type ListFilters } from '../../../shared/lib/url-filters';
import { filterChips, placesAsOne, type FilterChip } from './filter-chips';
import type { EmptyStateSuggestion } from './empty-state-suggestions.server';
import { loadContext } from '../../../shared/lib/load-context';
import type { Texts } from '../../../shared/lib/texts';

/** Five filters have ten pairs, and each pair takes one search. */
const MOST_PAIRED = 5;

/**
 * The pairs of the first filters of a list. Two filters have none, because without both of them the list would have
 * no filter at all.
 */
export function pairsOf(texts: Texts, filters: ListFilters): { first: FilterChip; second: FilterChip }[] {
  const chips = placesAsOne(texts, filterChips(texts, filters));
  if (chips.length < 3) return [];
  return chips.slice(0, MOST_PAIRED).flatMap((first, index) =>
    // Without the first one the others keep their order.
    placesAsOne(texts, filterChips(texts, first.without))
      .slice(index, MOST_PAIRED - 1)
      .map((second) => ({ first, second })),
  );
}

/** The lists without two of the filters that have homes. */
export async function relaxTwoFilters(
  call: LoaderCall,
  adType: AdType,
  path: string,
  filters: ListFilters,
): Promise<EmptyStateSuggestion[]> {
  const { texts } = call.context.get(loadContext);
  const lists = await Promise.all(
    pairsOf(texts, filters).map(async ({ first, second }) => {
      const { total: count } = await searchListings(call, adType, second.without);
      const label = texts.results.withoutBoth({ first: first.label, second: second.label });
      return { label, to: listHref(path, second.without), count };
    }),
  );
  return lists.filter(({ count }) => count > 0);
}
