import { placeSlug } from '@manzil/contracts/listings/place-slug';
import type { Facets } from '@manzil/contracts/listings/search';
import { listHref, type ListFilters } from '../../../shared/lib/url-filters';
import type { EmptyStateSuggestion } from './empty-state-suggestions.server';
import type { Texts } from '../../../shared/lib/texts';

/** A list without homes, with the counts of its places. */
export interface EmptyList {
  /** The difference from the requested list, as "without Villa"; absent for that list itself. */
  change?: string | undefined;
  filters: ListFilters;
  places: Facets['place'];
}

/** The lists of these places that have homes; a place with homes of the list itself is not named again. */
export function inNeighbours(
  texts: Texts,
  path: string,
  names: readonly string[],
  lists: readonly EmptyList[],
): EmptyStateSuggestion[] {
  const { results: words } = texts;
  const taken = new Set<string>();
  return lists.flatMap(({ change, filters, places }) =>
    names.flatMap((name) => {
      const there = places.find(({ value }) => placeSlug(value) === placeSlug(name));
      if (there === undefined || there.count === 0 || (change !== undefined && taken.has(name))) return [];
      if (change === undefined) taken.add(name);
      const label =
        change === undefined
          ? texts.placeName(name)
          : words.inInsteadChanged({ place: texts.placeName(name), change });
      return [
        { label, to: listHref(path, { ...filters, location: there.value, page: 1 }), count: there.count },
      ];
    }),
  );
}
