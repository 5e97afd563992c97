import type { Understood } from '@manzil/contracts/listings/understood';
import { placeInBox, valuesOf, type ListFilters } from '../../../shared/lib/url-filters';
import { filtersInText } from './understood-chips';

/** Returns true when a filter of the URL and the text say something about the same; the filter takes precedence. */
export function contradictsText(filters: ListFilters, understood: Understood | undefined): boolean {
  return Object.keys(filtersInText(filters, understood)).some((name) => name in filters);
}

/** The filters of a list, and the same with everything that its text states as filters. */
interface Shown {
  filters: ListFilters;
  stated: ListFilters;
}

/**
 * The search after a choice in a form that shows the stated filters: they become filters of the URL, so that each can be
 * changed, and the text keeps what no filter can say.
 */
export function afterChoice(chosen: ListFilters, { filters, stated }: Shown): ListFilters {
  const { q, location, ...others } = chosen;
  if (filters.q === undefined || q !== filters.q) return afterText(chosen, { filters, stated });
  const places = [...new Set([...valuesOf(placeInBox(stated)), ...valuesOf(location)])];
  const [first] = places;
  return {
    ...others,
    ...(stated.q !== undefined && { q: stated.q }),
    ...(first !== undefined && { location: places.length === 1 ? first : places }),
  };
}

/**
 * The search after a new text was sent: the form also has the filters of the former text, which a new text replaces.
 */
export function afterText(chosen: ListFilters, { filters, stated }: Shown): ListFilters {
  if (filters.q === undefined) return chosen;
  const { sort, page, ...others } = chosen;
  const isOwn = ([name, value]: [string, unknown]): boolean =>
    name in filters || JSON.stringify(value) !== JSON.stringify(stated[name as keyof ListFilters]);
  return {
    ...(Object.fromEntries(Object.entries(others).filter(isOwn)) as Partial<ListFilters>),
    sort,
    page,
  };
}
