import { placeSlug } from '@manzil/contracts/listings/place-slug';
import type { Facets } from '@manzil/contracts/listings/search';
import type { AdType } from '@manzil/contracts/listings/vocabulary';
import type { LoaderCall } from '../../lib/api-call.server';
import { findPlace } from '../../lib/api.server';
import { texts } from '../../lib/texts';
import { listHref, type ListFilters } from '../../lib/url-filters';
import type { WayOn } from './ways-on.server';

/** A list without homes, with the counts of its places. */
export interface EmptyList {
  /** The filter that it is without; absent for the list itself. */
  without?: string | undefined;
  filters: ListFilters;
  places: Facets['place'];
}

/**
 * Empty lists in the places around `place` instead, the nearest first: the list itself, then the ones without one of
 * its filters. All counts come with the searches for these lists, so that at most two look-ups of the place are made.
 */
export async function neighbourWays(
  call: LoaderCall,
  adType: AdType,
  path: string,
  place: string,
  lists: readonly EmptyList[],
): Promise<WayOn[]> {
  const names = await namesAround(call, adType, place);
  return inNeighbours(path, names, lists);
}

async function namesAround(call: LoaderCall, adType: AdType, place: string): Promise<string[]> {
  const slug = placeSlug(place);
  if (slug === '') return [];
  const first = await findPlace(call, slug, { adType });
  const found =
    first !== undefined && 'movedTo' in first ? await findPlace(call, first.movedTo.slug, { adType }) : first;
  return found === undefined || 'movedTo' in found ? [] : found.neighbours.map(({ name }) => name);
}

/** The lists of these places that have homes; a place with homes of the list itself is not named again. */
export function inNeighbours(path: string, names: readonly string[], lists: readonly EmptyList[]): WayOn[] {
  const { results: words } = texts;
  const taken = new Set<string>();
  return lists.flatMap(({ without, filters, places }) =>
    names.flatMap((name) => {
      const there = places.find(({ value }) => placeSlug(value) === placeSlug(name));
      if (there === undefined || there.count === 0 || (without !== undefined && taken.has(name))) return [];
      if (without === undefined) taken.add(name);
      const label = without === undefined ? words.inInstead(name) : words.inInsteadWithout(name, without);
      return [
        { label, to: listHref(path, { ...filters, location: there.value, page: 1 }), count: there.count },
      ];
    }),
  );
}
