import type { Facets } from '@manzil/contracts/listings/search';
import type { UnderstoodResult } from '@manzil/contracts/listings/understood';
import type { AdType } from '@manzil/contracts/listings/vocabulary';
import type { LoaderCall } from '../../../shared/lib/api-call.server';
import { searchListings } from '../../../shared/lib/api.server';
import { listHref, pricesContradict, searchedText, type ListFilters } from '../../../shared/lib/url-filters';
import { changedPrices } from './change-price.server';
import { closestPlaces } from './closest-places.server';
import { placesAsOne, type FilterChip } from './filter-chips';
import { appliedChips, statedAsFilters } from './understood-chips';
import { nearbySuggestions, type PlaceWithoutHomes } from './nearby-suggestions.server';
import { relaxTwoFilters } from './relax-two-filters.server';
import { loadContext } from '../../../shared/lib/load-context';
import type { Texts } from '../../../shared/lib/texts';

/** A list as short as this says what would make it longer. */
export const FEW = 3;

/** The most ways of one kind. */
export const MOST_SUGGESTIONS = 4;

/** A longer list, and what leads to it. */
export interface EmptyStateSuggestion {
  label: string;
  to: string;
  count: number;
}

/** The lists that an empty or short list leads on to. */
export interface EmptyStateSuggestions {
  /** The same list without one of its filters. */
  without: EmptyStateSuggestion[];
  /** An empty list with one of its prices a few steps further. */
  prices: EmptyStateSuggestion[];
  /** An empty list in a place nearby, also without one of its other filters. */
  nearby: EmptyStateSuggestion[];
  /** An empty list without two of its filters, where nothing smaller helps. */
  relaxTwoFilters: EmptyStateSuggestion[];
  /** Communities, and whether their names are close to what was looked for; or other types in an empty place. */
  places: EmptyStateSuggestion[];
  alike: boolean;
}

export const NO_SUGGESTIONS: EmptyStateSuggestions = {
  without: [],
  prices: [],
  nearby: [],
  relaxTwoFilters: [],
  places: [],
  alike: false,
};

/** Finds the ways on from a list of `total` homes; every way leads to more homes, and states how many. */
export async function emptyStateSuggestions(
  call: LoaderCall,
  adType: AdType,
  path: string,
  filters: ListFilters,
  { total, understood, facets: own }: Pick<UnderstoodResult, 'total' | 'understood' | 'facets'>,
): Promise<EmptyStateSuggestions> {
  const { texts } = call.context.get(loadContext);
  const chips = placesAsOne(texts, appliedChips(texts, filters, understood));
  const search = searchedText(filters);
  if (pricesContradict(filters)) return NO_SUGGESTIONS;
  const narrowed = chips.length > 1 ? chips : [];
  // Conditions stated in the text can be changed like any filter.
  const asked = statedAsFilters(filters, understood);
  const [shorter, priced] = await Promise.all([
    listsWithout(call, adType, narrowed),
    total === 0 ? changedPrices(call, adType, asked) : [],
  ]);
  const { raisePrice, lowerPrice } = texts.results;
  const prices = priced.map(({ limit, amount, filters: changed, result }) => ({
    label: limit === 'maxPrice' ? raisePrice({ price: amount }) : lowerPrice({ price: amount }),
    to: listHref(path, changed),
    count: result.total,
  }));
  const without = longest(
    shorter.flatMap(({ chip: { label, without: changed, wayOn }, result: { total: count } }) =>
      count > total
        ? [{ label: wayOn ?? withoutText(texts, label), to: listHref(path, changed), count }]
        : [],
    ),
  );
  const around = total > 0 ? undefined : emptyLists(texts, asked, chips, shorter, own.place);
  const nearby = around && (await nearbySuggestions(call, adType, path, around));
  const hasNearby = nearby !== undefined && nearby.length > 0;
  if (narrowed.length > 0 || prices.length > 0 || hasNearby) {
    const helps = total > 0 || without.length > 0 || prices.length > 0 || hasNearby;
    const pairs = helps ? [] : await relaxTwoFilters(call, adType, path, asked);
    return {
      ...NO_SUGGESTIONS,
      without,
      prices,
      nearby: nearby?.slice(0, MOST_SUGGESTIONS) ?? [],
      relaxTwoFilters: longest(pairs),
    };
  }
  if (search === undefined || total > 0) return NO_SUGGESTIONS;

  const { facets } = await searchListings(call, adType, { sort: 'newest', page: 1 });
  const all = facets.community.toSorted((a, b) => b.count - a.count);
  const alike = closestPlaces(search, all, MOST_SUGGESTIONS);
  const places = (alike.length > 0 ? alike : all.slice(0, MOST_SUGGESTIONS)).map(({ value, count }) => ({
    label: texts.placeName(value),
    to: listHref(path, { location: value, sort: 'newest', page: 1 }),
    count,
  }));
  return { ...NO_SUGGESTIONS, places, alike: alike.length > 0 };
}

/** The lists without one of the filters each. */
const listsWithout = (call: LoaderCall, adType: AdType, chips: readonly FilterChip[]) =>
  Promise.all(
    chips.map(async (chip) => ({ chip, result: await searchListings(call, adType, chip.without) })),
  );

type Shorter = Awaited<ReturnType<typeof listsWithout>>;

/** The lists of one place that have no homes: the list itself, then those without one of its filters. */
function emptyLists(
  texts: Texts,
  asked: ListFilters,
  chips: readonly FilterChip[],
  shorter: Shorter,
  places: Facets['place'],
): PlaceWithoutHomes | undefined {
  const stated = chips.filter(({ isPlace }) => isPlace);
  const [inText] = stated;
  const { location } = asked;
  const place = inText?.label ?? (Array.isArray(location) ? undefined : location);
  if (place === undefined || location === undefined || stated.length > 1) return undefined;
  const others = shorter.filter(({ chip, result }) => chip.name !== 'location' && result.total === 0);
  const without = others.map(({ chip, result }) => ({
    change: texts.results.changedWithout({ filter: chip.label }),
    filters: chip.without,
    places: result.facets.place,
  }));
  return {
    place,
    // In a text without one filter the words of its place would contradict the place nearby.
    lists: [{ filters: asked, places }, ...(inText === undefined ? without : [])],
    spellings: [places, ...shorter.map(({ result }) => result.facets.place)].flatMap((all) =>
      all.map(({ value }) => value),
    ),
  };
}

const longest = (lists: readonly EmptyStateSuggestion[]): EmptyStateSuggestion[] =>
  lists.toSorted((a, b) => b.count - a.count).slice(0, MOST_SUGGESTIONS);

/** Words of the visitor are in quotation marks already. */
const withoutText = ({ results: words }: Texts, label: string): string =>
  label.startsWith(words.quoted({ text: '' }).charAt(0))
    ? words.withoutWords({ words: label })
    : words.without({ label });
