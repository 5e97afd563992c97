import type { PlacePage } from '@manzil/contracts/listings/place-page';
import type { AdType, UnitType } from '@manzil/contracts/listings/vocabulary';
import { redirect } from 'react-router';
import { failure, type LoaderCall } from '../../../../shared/lib/api-call.server';
import { findPlace, searchListings } from '../../../../shared/lib/api.server';
import { mapOfPlace } from '../../../lib/place-map.server';
import { listPathOf, placePath } from '../../../lib/place-path';
import { moved, respond } from '../../../../shared/lib/respond.server';
import { filtersOfList, listHref, type ListFilters } from '../../../../shared/lib/url-filters';
import { sentInPeriod } from '../change-period';
import { filterChips } from '../filter-chips';
import { filterOptions } from '../filter-options.server';
import { withNames } from '../near/near-label';
import { nearNames, withTypedNear } from '../near/near-names.server';
import { searchTitle } from '../search-title.server';
import {
  FEW,
  MOST_SUGGESTIONS,
  NO_SUGGESTIONS,
  emptyStateSuggestions,
  type EmptyStateSuggestion,
} from '../empty-state-suggestions.server';
import { placeIntro } from './place-intro.server';
import { loadContext } from '../../../../shared/lib/load-context';
import type { Texts } from '../../../../shared/lib/texts';

interface PlaceCall extends LoaderCall {
  params: { place: string; type?: string | undefined };
}

/** The most communities that a search is narrowed to. */
const MOST_COMMUNITIES = 20;

/** The homes of a place, of one type if the path names it, narrowed by the filters of the query. */
export async function loadPlace(call: PlaceCall, adType: AdType) {
  const { texts: siteTexts } = call.context.get(loadContext);
  const { searchParams, search, pathname } = new URL(call.request.url);
  const sent = sentInPeriod(searchParams) ?? withTypedNear(searchParams);
  if (sent !== undefined) return redirect(listHref(pathname, filtersOfList(adType, sent)));
  const found = await findPlace(call, call.params.place, { adType, type: call.params.type });
  if (found === undefined) throw failure(call, 404);
  if ('movedTo' in found) return moved(placePath(adType, found.movedTo.slug, found.movedTo.type) + search);

  const { slug, name } = found;
  const place = placePath(adType, slug);
  const wanted = wantedFilters(adType, found, searchParams);
  if ('elsewhere' in wanted) return redirect(listHref(listPathOf(adType), wanted.elsewhere));
  const { filters, type, isElsewhere } = wanted;
  const path = placePath(adType, slug, type ?? null);
  if (isElsewhere) return redirect(listHref(path, filters));

  const names = nearNames(siteTexts, filters);
  const texts = withNames(siteTexts, names);
  const whole: ListFilters = type === undefined ? filters : { ...filters, type };
  // Adding a place leads to a search by names, so the places are counted by that search.
  const [result, byName] = await Promise.all([
    searchListings(call, adType, whole, found.communities.slice(0, MOST_COMMUNITIES)),
    searchListings(call, adType, { ...whole, location: name, page: 1 }),
  ]);
  const { items, total, page, pageSize, pageCount, facets } = result;
  const form = { ...whole, location: name };
  if (items.length === 0 && pageCount > 0 && page > pageCount)
    return redirect(listHref(path, { ...filters, page: pageCount }));
  const title = searchTitle(texts, adType, { ...whole, location: name }, [
    { name: '', community: name, emirate: '' },
  ]);
  const isNarrowed = filterChips(texts, filters).length > 0;
  // Its neighbours are listed below the place anyway; and suggestions would promise more homes than the search by its
  // name finds.
  const needsWays = isNarrowed && total <= FEW && byName.total === total;
  const results = {
    adType,
    path,
    filters,
    stated: form,
    title,
    items,
    total,
    page,
    pageSize,
    pageCount,
    understood: undefined,
    place: {},
    nearNames: names,
    emptyStateSuggestions: needsWays
      ? await emptyStateSuggestions(call, adType, listPathOf(adType), form, {
          texts,
          total: byName.total,
          understood: undefined,
          neighbours: found.neighbours.map((each) => each.name),
        })
      : total === 0 && !isNarrowed
        ? { ...NO_SUGGESTIONS, nearby: inNeighbours(texts, found), places: ofOtherTypes(texts, found) }
        : null,
    options: filterOptions(texts, adType, form, { ...facets, place: byName.facets.place }),
  };
  return respond({
    place: found,
    results,
    /** The search box and the filters state the place and the type, which the list has in its path. */
    form: { ...results, path: place, filters: form },
    isNarrowed,
    isPlain: !isNarrowed && page === 1 && filters.sort === 'newest',
    ...placeIntro(texts, found),
    map: mapOfPlace(texts, found),
  });
}

export type LoadedPlace = Exclude<Awaited<ReturnType<typeof loadPlace>>, Response>['data'];

interface Wanted {
  filters: ListFilters;
  type: UnitType | undefined;
  /** True when another path or query means the same. */
  isElsewhere: boolean;
}

/**
 * The filters of a query without place and type. Another place or a text is a search of the whole list; a single type
 * belongs into the path.
 */
function wantedFilters(
  adType: AdType,
  found: PlacePage,
  params: URLSearchParams,
): Wanted | { elsewhere: ListFilters } {
  const given = filtersOfList(adType, params);
  const { location, q, type: typed, ...others } = given;
  if (q !== undefined || (location !== undefined && location !== found.name)) return { elsewhere: given };
  const type = params.has('type') ? typed : (found.type ?? undefined);
  const single = Array.isArray(type) ? undefined : type;
  const filters: ListFilters = Array.isArray(type) ? { ...others, type } : others;
  const isElsewhere =
    location !== undefined || found.type !== (single ?? null) || (single !== undefined && params.has('type'));
  return { filters, type: single, isElsewhere };
}

/** The pages of the places around one that has no homes. */
const inNeighbours = (texts: Texts, { adType, type, neighbours }: PlacePage): EmptyStateSuggestion[] =>
  neighbours.slice(0, MOST_SUGGESTIONS).map(({ slug, name, count }) => ({
    label: texts.placeName(name),
    to: placePath(adType, slug, type),
    count,
  }));

/** The pages of the types that a place has homes of. */
const ofOtherTypes = (texts: Texts, { adType, slug, types }: PlacePage): EmptyStateSuggestion[] =>
  types.slice(0, MOST_SUGGESTIONS).map(({ type, count }) => ({
    label: texts.place.typeNames[type],
    to: placePath(adType, slug, type),
    count,
  }));
