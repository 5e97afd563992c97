import type { SearchQuery } from '@manzil/contracts/listings/search';
import {
  BEDROOMS_OR_MORE,
  SORTS,
  UNIT_TYPES,
  type Sort,
  type UnitType,
} from '@manzil/contracts/listings/vocabulary';

/**
 * What the address of a Buy or Rent page says. Prices are whole AED; absent means "any".
 * `q` is free text (reference and title included), `location` a place as it is suggested.
 */
export type ListFilters = Pick<SearchQuery, 'q' | 'minPrice' | 'maxPrice' | 'featured' | 'sort' | 'page'> & {
  location?: string | undefined;
  type?: UnitType | undefined;
  bedrooms?: number | undefined;
};

/** Values of the type list that are no unit types: the Rent page offers them there. */
export const FEATURED_VALUE = 'Featured';
export const NON_FEATURED_VALUE = 'Non Featured';

const DEFAULT_SORT: Sort = 'newest';
const LONGEST_TEXT = 200;
const HIGHEST_PRICE = 10_000_000_000;
const LAST_PAGE = 100_000;

/** Reads an address. Whatever it does not understand it ignores: a mistyped address still shows a list. */
export function parseFilters(params: URLSearchParams): ListFilters {
  const type = params.get('type');
  const filters: ListFilters = {
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? DEFAULT_SORT,
    page: whole(params.get('page'), 1, LAST_PAGE) ?? 1,
  };
  const found: Partial<ListFilters> = {
    q: text(params.get('q')),
    location: text(params.get('location')),
    type: UNIT_TYPES.find((known) => known.toLowerCase() === type?.toLowerCase()),
    minPrice: whole(params.get('minPrice'), 1, HIGHEST_PRICE),
    maxPrice: whole(params.get('maxPrice'), 1, HIGHEST_PRICE),
    bedrooms: bedrooms(params.get('bedrooms')),
    featured: featured(params.get('featured'), type),
  };
  return Object.assign(filters, withoutAbsent(found));
}

/** The address of filters, always in the same order and without what is the default anyway. */
export function toSearchParams(filters: ListFilters): URLSearchParams {
  const { q, location, type, minPrice, maxPrice, bedrooms: beds, featured: flag, sort, page } = filters;
  const params = new URLSearchParams();
  const entries = { location, q, type, minPrice, maxPrice, bedrooms: beds, featured: flag };
  for (const [name, value] of Object.entries(entries)) {
    if (value !== undefined && value !== '') params.set(name, String(value));
  }
  if (sort !== DEFAULT_SORT) params.set('sort', sort);
  if (page !== 1) params.set('page', String(page));
  return params;
}

/** The same as the API takes it. */
export const toApiSearch = ({ sort, page, ...filters }: ListFilters) => ({
  ...filters,
  ...(sort !== DEFAULT_SORT && { sort }),
  ...(page !== 1 && { page }),
});

/** `path` with the filters behind it, for links. */
export function listHref(path: string, filters: ListFilters): string {
  const query = toSearchParams(filters).toString();
  return query === '' ? path : `${path}?${query}`;
}

/** True when no price can satisfy both bounds. */
export function pricesContradict({ minPrice, maxPrice }: ListFilters): boolean {
  return minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice;
}

function text(value: string | null): string | undefined {
  const trimmed = value?.trim().slice(0, LONGEST_TEXT).trim();
  return trimmed === '' ? undefined : trimmed;
}

function whole(value: string | null, min: number, max: number): number | undefined {
  if (value === null || !/^\d{1,12}$/.test(value)) return undefined;
  const number = Number(value);
  return number >= min && number <= max ? number : undefined;
}

/** Studio is 0; "6+" and more than six all mean six or more. */
function bedrooms(value: string | null): number | undefined {
  const number = whole(value?.replace(/[\s+]+$/, '') ?? null, 0, 99);
  return number === undefined ? undefined : Math.min(number, BEDROOMS_OR_MORE);
}

function featured(flag: string | null, type: string | null): boolean | undefined {
  if (flag === 'true' || type === FEATURED_VALUE) return true;
  if (flag === 'false' || type === NON_FEATURED_VALUE) return false;
  return undefined;
}

function withoutAbsent<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as T;
}
