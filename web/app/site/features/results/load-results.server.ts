import { redirect } from 'react-router';
import type { AdType } from '@manzil/contracts/listings/vocabulary';
import type { LoaderCall } from '../../../shared/lib/api-call.server';
import { loadTexts, searchListings } from '../../../shared/lib/api.server';
import { respond } from '../../../shared/lib/respond.server';
import { filtersOfList, listHref, type ListFilters } from '../../../shared/lib/url-filters';
import { sentInPeriod } from './change-period';
import { filterChips } from './filter-chips';
import { filterOptions } from './filter-options.server';
import { contradictsText } from './stated-filters';
import { statedAsFilters } from './understood-chips';
import { withNames } from './near/near-label';
import { nearNames, withTypedNear } from './near/near-names.server';
import { placeOfSearch } from './place-of-search.server';
import { searchTitle } from './search-title.server';
import { FEW, emptyStateSuggestions } from './empty-state-suggestions.server';
import { loadContext } from '../../../shared/lib/load-context';

/** Loads the Buy or Rent list for its URL. */
export async function loadResults(call: LoaderCall, adType: AdType) {
  const { texts: siteTexts } = call.context.get(loadContext);
  const { searchParams } = new URL(call.request.url);
  const filters = filtersOfList(adType, searchParams);
  // The home page's form goes to /buy when no script can send it to the right list.
  if (adType === 'sale' && searchParams.get('for') === 'Rent') return redirect(listHref('/rent', filters));

  const path = adType === 'sale' ? '/buy' : '/rent';
  const sent = sentInPeriod(searchParams) ?? withTypedNear(searchParams);
  if (sent !== undefined) return redirect(listHref(path, filtersOfList(adType, sent)));

  const [stored, result] = await Promise.all([
    loadTexts(call, adType === 'sale' ? 'buypagedb' : 'rentpagedb'),
    searchListings(call, adType, filters),
  ]);
  const otherPath = adType === 'sale' ? '/rent' : '/buy';
  const listed = result.understood?.filters.adType;
  if (listed !== undefined && listed !== adType) return redirect(listHref(otherPath, filters));
  if (result.items.length === 0 && result.pageCount > 0 && filters.page > result.pageCount) {
    return redirect(listHref(path, { ...filters, page: result.pageCount }));
  }
  if (result.total === 0 && typeof filters.location === 'string' && filters.q === undefined) {
    // No place is called that. It may be a sentence, a keyword or the reference of a home.
    const { location: q, ...others } = filters;
    const { total, understood } = await searchListings(call, adType, { ...others, q });
    // A place that is known but has no such home keeps its filter.
    const isSentence = understood?.parts.some(({ kind }) => kind !== 'place' && kind !== 'filler') ?? false;
    if (total > 0 || isSentence) return redirect(listHref(path, { ...others, q }));
  }
  const { items, total, page, pageSize, pageCount, facets, understood } = result;
  const stated = statedAsFilters(filters, understood);
  const names = nearNames(siteTexts, stated);
  const texts = withNames(siteTexts, names);
  if (contradictsText(filters, understood)) return redirect(listHref(path, stated));
  const [{ neighbours = [], ...place }, places] = await Promise.all([
    placeOfSearch(call, adType, filters, understood, stated),
    allPlaces(call, adType, stated),
  ]);
  const heading = stored.sec1heading?.trim() || texts.results.headings[adType];
  return respond({
    adType,
    path,
    filters,
    stated,
    understood,
    title:
      filterChips(texts, filters).length > 0
        ? searchTitle(texts, adType, filters, items, understood)
        : heading,
    items,
    total,
    page,
    pageSize,
    pageCount,
    options: filterOptions(texts, adType, stated, facets, places),
    place,
    nearNames: names,
    emptyStateSuggestions:
      total <= FEW
        ? await emptyStateSuggestions(call, adType, path, filters, { texts, total, understood, neighbours })
        : null,
  });
}

/** The communities of the whole list, which can be chosen also where they have no homes with the other filters. */
async function allPlaces(call: LoaderCall, adType: AdType, stated: ListFilters): Promise<string[]> {
  const { sort: _sort, page: _page, ...narrowed } = stated;
  if (Object.keys(narrowed).length === 0) return [];
  const { facets } = await searchListings(call, adType, { sort: 'newest', page: 1 });
  return facets.place.map(({ value }) => value);
}

export type Results = Exclude<Awaited<ReturnType<typeof loadResults>>, Response>['data'];
