import { placeSlug } from '@manzil/contracts/listings/place-slug';
import type { Facets } from '@manzil/contracts/listings/search';
import type { AdType } from '@manzil/contracts/listings/vocabulary';
import type { LoaderCall } from '../../../shared/lib/api-call.server';
import { findPlace } from '../../../shared/lib/api.server';
import { listHref, MOST_VALUES, type ListFilters } from '../../../shared/lib/url-filters';
import { changedPrices } from './change-price.server';
import type { EmptyStateSuggestion } from './empty-state-suggestions.server';
import { loadContext } from '../../../shared/lib/load-context';
import type { Texts } from '../../../shared/lib/texts';

/** A list without homes, with the counts of its places. */
export interface EmptyList {
  /** The difference from the requested list, as "without Villa"; absent for that list itself. */
  change?: string | undefined;
  filters: ListFilters;
  places: Facets['place'];
}

/** A place that has no homes for a search. */
export interface PlaceWithoutHomes {
  place: string;
  /** The list that was asked for, then the ones without one of its filters that are empty too. */
  lists: readonly EmptyList[];
  /** Places as the listings spell them. */
  spellings: readonly string[];
}

/**
 * Empty lists in the places around `place` instead, the nearest first: the list itself, then the ones without one of
 * its filters. Where the list itself has no homes there, one of its prices is changed as little as it takes, which is
 * a smaller change than to leave it out.
 */
export async function nearbySuggestions(
  call: LoaderCall,
  adType: AdType,
  path: string,
  { place, lists, spellings }: PlaceWithoutHomes,
): Promise<EmptyStateSuggestion[]> {
  const { texts } = call.context.get(loadContext);
  const names = await namesAround(call, adType, place);
  const [itself, ...shorter] = lists;
  if (itself === undefined) return [];
  if (inNeighbours(texts, path, names, [itself]).length > 0) return inNeighbours(texts, path, names, lists);
  const slugs = new Set(names.map(placeSlug));
  const location = [...new Set(spellings)].filter((value) => slugs.has(placeSlug(value)));
  const priced = await pricedIn(call, adType, itself.filters, location.slice(0, MOST_VALUES));
  return inNeighbours(texts, path, names, [...priced, ...shorter]);
}

/** The list in several places at once, with one of its prices changed. */
async function pricedIn(
  call: LoaderCall,
  adType: AdType,
  filters: ListFilters,
  location: string[],
): Promise<EmptyList[]> {
  const { texts } = call.context.get(loadContext);
  if (location.length === 0) return [];
  const lists = await changedPrices(call, adType, { ...filters, location });
  const { changedMaxPrice, changedMinPrice } = texts.results;
  return lists.map(({ limit, amount, filters: priced, result }) => ({
    change: limit === 'maxPrice' ? changedMaxPrice({ price: amount }) : changedMinPrice({ price: amount }),
    filters: priced,
    places: result.facets.place,
  }));
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
