import type { UnderstoodResult } from '@manzil/contracts/listings/understood';
import type { AdType } from '@manzil/contracts/listings/vocabulary';
import type { LoaderCall } from '../../../shared/lib/api-call.server';
import { countSearches, searchListings, type CountedSearch } from '../../../shared/lib/api.server';
import { loadContext } from '../../../shared/lib/load-context';
import type { Texts } from '../../../shared/lib/texts';
import {
  listHref,
  MOST_VALUES,
  pricesContradict,
  searchedText,
  type ListFilters,
} from '../../../shared/lib/url-filters';
import { closestPlaces } from './closest-places.server';
import { placesAsOne, type FilterChip } from './filter-chips';
import { inNeighbours, type EmptyList } from './nearby-suggestions.server';
import { pairsOf } from './relax-two-filters';
import { appliedChips, statedAsFilters } from './understood-chips';

/** Lists with at most this many homes have suggestions. */
export const FEW = 3;

/** Maximum number of suggestions of one kind. */
export const MOST_SUGGESTIONS = 4;

/** A longer list, and the change that leads to it. */
export interface EmptyStateSuggestion {
  label: string;
  to: string;
  count: number;
}

/** Suggestions for an empty or short list. */
export interface EmptyStateSuggestions {
  /** The same list without one of its filters. */
  without: EmptyStateSuggestion[];
  /** An empty list with one of its price limits relaxed by a few steps. */
  prices: EmptyStateSuggestion[];
  /** An empty list in a place nearby, also without one of its other filters. */
  nearby: EmptyStateSuggestion[];
  /** An empty list without two of its filters, when no smaller change helps. */
  relaxTwoFilters: EmptyStateSuggestion[];
  /** Communities, and whether their names are close to the search; or other types in an empty place. */
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

/** A list that may be suggested. */
interface Variant {
  kind: 'without' | 'price' | 'nearby' | 'nearby price' | 'pair';
  label: string;
  /** The difference from the requested list, as "without Villa". */
  change?: string;
  filters: ListFilters;
  relax?: 'minPrice' | 'maxPrice';
}

type Counted = Variant & CountedSearch;

/** `neighbours` are the places around the one that the list names. */
interface ShortList extends Pick<UnderstoodResult, 'total' | 'understood'> {
  neighbours: readonly string[];
  texts: Texts;
}

/**
 * Finds suggestions for a list of `total` homes; every suggestion leads to more homes, and states how many. All lists
 * that may be suggested are counted by one request.
 */
export async function emptyStateSuggestions(
  call: LoaderCall,
  adType: AdType,
  path: string,
  filters: ListFilters,
  { total, understood, neighbours, texts }: ShortList,
): Promise<EmptyStateSuggestions> {
  const chips = placesAsOne(texts, appliedChips(texts, filters, understood));
  const search = searchedText(filters);
  if (pricesContradict(filters)) return NO_SUGGESTIONS;
  const narrowed = chips.length > 1 ? chips : [];
  // Conditions stated in the text can be changed like any filter.
  const asked = statedAsFilters(filters, understood);
  const inText = chips.some(({ isPlace }) => isPlace);
  const places = typeof asked.location === 'string' ? neighbours.slice(0, MOST_VALUES) : [];
  const variants = [
    ...narrowed.map((chip) => ({ kind: 'without' as const, ...withoutOne(texts, chip) })),
    ...(total > 0 ? [] : emptyVariants(texts, asked, places)),
  ];
  const counted = await countVariants(call, adType, variants, places);
  const of = (kind: Variant['kind']): Counted[] => counted.filter((each) => each.kind === kind);
  const toSuggestion = ({ label, filters: changed, total: count }: Counted): EmptyStateSuggestion => ({
    label,
    to: listHref(path, changed),
    count,
  });
  const without = longest(
    of('without')
      .filter((each) => each.total > total)
      .map(toSuggestion),
  );
  const prices = of('price').flatMap((each) => (each.total > 0 ? [toSuggestion(each)] : []));
  const nearby = inNeighbours(texts, path, places, nearbyLists(of, places, inText));
  if (narrowed.length > 0 || prices.length > 0 || nearby.length > 0) {
    const helps = total > 0 || without.length > 0 || prices.length > 0 || nearby.length > 0;
    const pairs = helps ? [] : of('pair').filter((each) => each.total > 0);
    return {
      ...NO_SUGGESTIONS,
      without,
      prices,
      nearby: nearby.slice(0, MOST_SUGGESTIONS),
      relaxTwoFilters: longest(pairs.map(toSuggestion)),
    };
  }
  if (search === undefined || total > 0) return NO_SUGGESTIONS;

  const { facets } = await searchListings(call, adType, { sort: 'newest', page: 1 });
  const all = facets.community.toSorted((a, b) => b.count - a.count);
  const alike = closestPlaces(search, all, MOST_SUGGESTIONS);
  const named = (alike.length > 0 ? alike : all.slice(0, MOST_SUGGESTIONS)).map(({ value, count }) => ({
    label: texts.placeName(value),
    to: listHref(path, { location: value, sort: 'newest', page: 1 }),
    count,
  }));
  return { ...NO_SUGGESTIONS, places: named, alike: alike.length > 0 };
}

/** The list without one of its filters. */
const withoutOne = (texts: Texts, { label, without, wayOn }: FilterChip) => ({
  label: wayOn ?? withoutText(texts, label),
  filters: without,
  change: texts.results.changedWithout({ filter: label }),
});

/** Suggestions for a search without homes: other prices, places nearby, and two filters fewer. */
function emptyVariants(texts: Texts, asked: ListFilters, places: readonly string[]): Variant[] {
  const first = { ...asked, page: 1 };
  const limits = (['maxPrice', 'minPrice'] as const).filter((limit) => asked[limit] !== undefined);
  const nearby: Variant[] = [
    { kind: 'nearby', label: '', filters: first },
    ...limits.map((relax) => ({
      kind: 'nearby price' as const,
      label: '',
      filters: { ...first, location: [...places] },
      relax,
    })),
  ];
  return [
    ...limits.map((relax) => ({ kind: 'price' as const, label: '', filters: first, relax })),
    ...(places.length > 0 ? nearby : []),
    ...pairsOf(texts, asked).map(({ first: one, second }) => ({
      kind: 'pair' as const,
      label: texts.results.withoutBoth({ first: one.label, second: second.label }),
      filters: second.without,
    })),
  ];
}

/** Counts the lists, and says where a price was changed. */
async function countVariants(
  call: LoaderCall,
  adType: AdType,
  variants: readonly Variant[],
  places: readonly string[],
): Promise<Counted[]> {
  const { texts } = call.context.get(loadContext);
  const { raisePrice, lowerPrice, chipPeriods, changedMaxPrice, changedMinPrice } = texts.results;
  const counted = await countSearches(call, adType, variants, places);
  return variants.flatMap((variant, at) => {
    const counts = counted[at];
    if (counts === undefined) return [];
    const { relax, filters } = variant;
    if (relax === undefined || counts.limit === undefined) return [{ ...variant, ...counts }];
    const price = [
      texts.price.amount({ amount: texts.format.limit(counts.limit) }),
      filters.pricePeriod && chipPeriods[filters.pricePeriod],
    ]
      .filter(Boolean)
      .join(' ');
    const isMax = relax === 'maxPrice';
    const [alone, there] = isMax ? [raisePrice, changedMaxPrice] : [lowerPrice, changedMinPrice];
    const label = (variant.kind === 'price' ? alone : there)({ price });
    return [{ ...variant, ...counts, label, filters: { ...filters, [relax]: counts.limit } }];
  });
}

/**
 * The lists in places nearby: the list itself, then the ones without one of its filters that are empty too. Where the
 * list itself has no homes there, one of its prices is changed as little as necessary, which is a smaller change than
 * removing it.
 */
function nearbyLists(
  of: (kind: Variant['kind']) => Counted[],
  places: readonly string[],
  inText: boolean,
): EmptyList[] {
  const toList = ({ filters, places: counts }: Counted, change?: string): EmptyList => ({
    change,
    filters,
    places: places.map((value, at) => ({ value, count: counts[at] ?? 0 })),
  });
  const itself = of('nearby').map((each) => toList(each));
  if (itself.length === 0) return [];
  const isThere = itself.some((list) => list.places.some(({ count }) => count > 0));
  const priced = of('nearby price').filter(({ total }) => total > 0);
  const shorter = of('without').filter(({ total, filters }) => total === 0 && filters.location !== undefined);
  return [
    ...(isThere ? itself : priced.map((each) => toList(each, each.label))),
    // When the place is in the text, the text without one filter would still name it and contradict the place nearby.
    ...(inText ? [] : shorter.map((each) => toList(each, each.change))),
  ];
}

const longest = (lists: readonly EmptyStateSuggestion[]): EmptyStateSuggestion[] =>
  lists.toSorted((a, b) => b.count - a.count).slice(0, MOST_SUGGESTIONS);

/** The visitor's text is already in quotation marks. */
const withoutText = ({ results: words }: Texts, label: string): string =>
  label.startsWith(words.quoted({ text: '' }).charAt(0))
    ? words.withoutWords({ words: label })
    : words.without({ label });
