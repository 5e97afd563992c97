import type { Understood } from '@manzil/contracts/listings/understood';
import type { AdType } from '@manzil/contracts/listings/vocabulary';
import type { LoaderCall } from '../../lib/api-call.server';
import { searchListings } from '../../lib/api.server';
import { texts } from '../../lib/texts';
import { listHref, pricesContradict, searchedText, type ListFilters } from '../../lib/url-filters';
import { changedPrices } from './change-price.server';
import { closestPlaces } from './closest-places.server';
import { placesAsOne, type FilterChip } from './filter-chips';
import { appliedChips } from './understood-chips';
import { withoutTwo } from './without-two.server';

const MOST = 4;

/** A longer list, and what leads to it. */
export interface WayOn {
  label: string;
  to: string;
  count: number;
}

/** Where a list that is empty, or nearly so, leads on to. */
export interface WaysOn {
  /** The same list without one of its filters. */
  without: WayOn[];
  /** An empty list with one of its prices a few steps further. */
  prices: WayOn[];
  /** An empty list without two of its filters, where nothing smaller helps. */
  withoutTwo: WayOn[];
  /** Communities, and whether their names are close to what was looked for. */
  places: WayOn[];
  alike: boolean;
}

const NONE: WaysOn = { without: [], prices: [], withoutTwo: [], places: [], alike: false };

/** What a list of `total` homes can offer beyond itself; every way leads to more, and says to how many. */
export async function waysOn(
  call: LoaderCall,
  adType: AdType,
  path: string,
  filters: ListFilters,
  { total, understood }: { total: number; understood?: Understood | undefined },
): Promise<WaysOn> {
  const chips = placesAsOne(appliedChips(filters, understood));
  const search = searchedText(filters);
  if (pricesContradict(filters)) return NONE;
  const narrowed = chips.length > 1 ? chips : [];
  const [without, prices] = await Promise.all([
    longerLists(call, adType, path, narrowed, total),
    total === 0 ? changedPrices(call, adType, path, filters) : [],
  ]);
  if (narrowed.length > 0 || prices.length > 0) {
    const helps = total > 0 || without.length > 0 || prices.length > 0;
    const pairs = helps ? [] : await withoutTwo(call, adType, path, filters);
    return { ...NONE, without, prices, withoutTwo: longest(pairs) };
  }
  if (search === undefined || total > 0) return NONE;

  const { facets } = await searchListings(call, adType, { sort: 'newest', page: 1 });
  const all = facets.community.toSorted((a, b) => b.count - a.count);
  const alike = closestPlaces(search, all, MOST);
  const places = (alike.length > 0 ? alike : all.slice(0, MOST)).map(({ value, count }) => ({
    label: value,
    to: listHref(path, { location: value, sort: 'newest', page: 1 }),
    count,
  }));
  return { ...NONE, places, alike: alike.length > 0 };
}

/** What there is without one of the filters, where that is more than there is with all of them. */
async function longerLists(
  call: LoaderCall,
  adType: AdType,
  path: string,
  chips: readonly FilterChip[],
  than: number,
): Promise<WayOn[]> {
  const lists = await Promise.all(
    chips.map(async ({ label, without, wayOn }) => {
      const { total: count } = await searchListings(call, adType, without);
      return { label: wayOn ?? texts.results.without(label), to: listHref(path, without), count };
    }),
  );
  return longest(lists.filter(({ count }) => count > than));
}

const longest = (lists: readonly WayOn[]): WayOn[] =>
  lists.toSorted((a, b) => b.count - a.count).slice(0, MOST);
