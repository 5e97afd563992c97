import type { ListFilters } from '../../../shared/lib/url-filters';
import { filterChips, placesAsOne, type FilterChip } from './filter-chips';
import type { Texts } from '../../../shared/lib/texts';

/** Limits the number of pairs: five filters have ten. */
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
