import type { SearchQuery } from '@manzil/contracts/listings/search';
import {
  ALL_UNIT_TYPES,
  BEDROOMS_OR_MORE,
  COMPLETIONS,
  FURNISHINGS,
  HANDOVER_YEARS,
  MOST_BATHROOMS,
  MOST_CHEQUES,
  SORTS,
  TENURES,
  type AdType,
  type Sort,
} from '@manzil/contracts/listings/vocabulary';
import { MOST_NEAR_MINUTES, NEAR_TEXT } from '@manzil/contracts/listings/near';
import { parseBounds, parseCircle, parsePolygon } from './map-area';
import { parseLayers, writeLayers } from './map-layers';

/**
 * The filters in the URL of a Buy or Rent page. Prices are whole AED, sizes sq ft; absent means "any". `q` is
 * free text (reference and title included), `location` one place as it is suggested, or any of several.
 */
export type ListFilters = Omit<
  SearchQuery,
  | 'adType'
  | 'pageSize'
  | 'community'
  | 'statedLocation'
  | 'noLocation'
  | 'anyAmenities'
  | 'noAmenities'
  | AreaName
> & {
  /** `map` shows a map beside the list; absent without one. */
  view?: 'map' | undefined;
  /** Layers of the map in addition to homes, separated by commas. */
  layers?: string | undefined;
} & Partial<Record<AreaName, string | undefined>>;

/** Parameters for a part of the map, in the format of the URL and the API. */
type AreaName = 'bounds' | 'polygon' | 'circle';

/** Options of the type list that are not unit types; the Rent page offers them there. */
export const FEATURED_VALUE = 'Featured';
export const NON_FEATURED_VALUE = 'Non Featured';

const DEFAULT_SORT: Sort = 'newest';
const LONGEST_TEXT = 200;
const HIGHEST_PRICE = 10_000_000_000;
const LAST_PAGE = 100_000;
const LARGEST_AREA = 100_000_000;
/** A filter takes at most this many values. */
export const MOST_VALUES = 20;

/** Separates the keys of an adviser where a form has one value for all of them. */
export const KEY_SEPARATOR = '|';

/** Reads a URL. Unknown values are ignored: a mistyped URL still shows a list. */
export function parseFilters(params: URLSearchParams): ListFilters {
  const types = params.getAll('type').map((type) => type.toLowerCase());
  const filters: ListFilters = {
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? DEFAULT_SORT,
    page: whole(params.get('page'), 1, LAST_PAGE) ?? 1,
  };
  const found: Partial<ListFilters> = {
    q: text(params.get('q')),
    location: oneOrMore(params.getAll('location').flatMap((value) => text(value) ?? [])),
    type: oneOrMore(ALL_UNIT_TYPES.filter((known) => types.includes(known.toLowerCase()))),
    minPrice: whole(params.get('minPrice'), 1, HIGHEST_PRICE),
    maxPrice: whole(params.get('maxPrice'), 1, HIGHEST_PRICE),
    // A year is the default.
    pricePeriod: params.get('pricePeriod') === 'monthly' ? 'monthly' : undefined,
    bedrooms: oneOrMore(params.getAll('bedrooms').flatMap((value) => bedrooms(value) ?? [])),
    featured: featured(params.get('featured'), params.get('type')),
    minBathrooms: whole(params.get('minBathrooms'), 1, MOST_BATHROOMS),
    minArea: whole(params.get('minArea'), 1, LARGEST_AREA),
    maxArea: whole(params.get('maxArea'), 1, LARGEST_AREA),
    minPlotArea: whole(params.get('minPlotArea'), 1, LARGEST_AREA),
    maxPlotArea: whole(params.get('maxPlotArea'), 1, LARGEST_AREA),
    furnishing: oneOrMore(FURNISHINGS.filter((known) => params.getAll('furnishing').includes(known))),
    completion: COMPLETIONS.find((known) => known === params.get('completion')),
    tenure: oneOrMore(TENURES.filter((known) => params.getAll('tenure').includes(known))),
    handoverYear: oneOrMore(
      HANDOVER_YEARS.filter((year) => params.getAll('handoverYear').includes(String(year))),
    ),
    amenities: oneOrMore(params.getAll('amenities').flatMap((value) => text(value)?.slice(0, 100) ?? [])),
    developer: oneOrMore(params.getAll('developer').flatMap((value) => text(value)?.slice(0, 100) ?? [])),
    // A form sends all keys of an adviser in one value.
    agent: oneOrMore(
      params
        .getAll('agent')
        .flatMap((keys) => keys.split(KEY_SEPARATOR))
        .flatMap((value) => text(value)?.slice(0, 100) ?? []),
    ),
    maxCheques: whole(params.get('maxCheques'), 1, MOST_CHEQUES),
    hasPermit: params.get('hasPermit') === 'true' ? true : undefined,
    hasFloorPlan: params.get('hasFloorPlan') === 'true' ? true : undefined,
    bounds: parseBounds(params.get('bounds')) && (params.get('bounds') ?? undefined),
    polygon: parsePolygon(params.get('polygon')) && (params.get('polygon') ?? undefined),
    circle: parseCircle(params.get('circle')) && (params.get('circle') ?? undefined),
    near: oneOrMore(params.getAll('near').filter((value) => NEAR_TEXT.test(value))),
    nearMinutes: whole(params.get('nearMinutes'), 1, MOST_NEAR_MINUTES),
    view: params.get('view') === 'map' ? 'map' : undefined,
    layers: writeLayers(parseLayers(params.get('layers'))),
  };
  return Object.assign(filters, withoutAbsent(found));
}

/** Reads the URL of a list. The prices of a sale have no period. */
export function filtersOfList(adType: AdType, params: URLSearchParams): ListFilters {
  const { pricePeriod, ...filters } = parseFilters(params);
  return adType === 'rent' && pricePeriod !== undefined ? { ...filters, pricePeriod } : filters;
}

/** URL parameters of the filters, in a fixed order and without defaults. */
export function toSearchParams({ sort, page, ...filters }: ListFilters): URLSearchParams {
  const params = new URLSearchParams();
  for (const name of FILTER_ORDER) {
    for (const value of valuesOf(filters[name])) if (value !== '') params.append(name, String(value));
  }
  if (sort !== DEFAULT_SORT) params.set('sort', sort);
  if (page !== 1) params.set('page', String(page));
  return params;
}

/** The values of a filter that has none, one or several. */
export const valuesOf = <T>(given: T | T[] | undefined): T[] =>
  given === undefined ? [] : Array.isArray(given) ? given : [given];

/** Order of the filters in a URL. */
const FILTER_ORDER = [
  ...(['location', 'q', 'type', 'minPrice', 'maxPrice', 'pricePeriod', 'bedrooms', 'featured'] as const),
  ...(['minBathrooms', 'minArea', 'maxArea', 'minPlotArea', 'maxPlotArea'] as const),
  ...(['furnishing', 'completion', 'tenure', 'handoverYear', 'amenities', 'developer', 'agent'] as const),
  ...(['maxCheques', 'hasPermit', 'hasFloorPlan', 'near', 'nearMinutes'] as const),
  ...(['bounds', 'polygon', 'circle', 'view', 'layers'] as const),
] satisfies (keyof ListFilters)[];

/** The same in the format of the API. */
export const toApiSearch = ({ sort, page, view: _shown, layers: _drawn, ...filters }: ListFilters) => ({
  ...filters,
  ...(sort !== DEFAULT_SORT && { sort }),
  ...(page !== 1 && { page }),
});

/** `path` with the filters behind it, for links. */
export function listHref(path: string, filters: ListFilters): string {
  const query = toSearchParams(filters).toString();
  return query === '' ? path : `${path}?${query}`;
}

/** The place shown in the search box of a list: the only one, when there is no text. */
export const placeInBox = ({ q, location }: ListFilters): string | undefined =>
  q === undefined && typeof location === 'string' ? location : undefined;

/** Returns the search text, or else the names of the places. */
export function searchedText({ q, location }: ListFilters): string | undefined {
  return q ?? (location === undefined ? undefined : valuesOf(location).join(', '));
}

/** True when no price can satisfy both bounds. */
export function pricesContradict({ minPrice, maxPrice }: ListFilters): boolean {
  return minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice;
}

function text(value: string | null): string | undefined {
  const trimmed = value?.trim().slice(0, LONGEST_TEXT).trim();
  return trimmed === '' ? undefined : trimmed;
}

/** A single value is not wrapped in a list, so that URLs with one value stay the same. */
function oneOrMore<T>(values: readonly T[]): T | T[] | undefined {
  const different = [...new Set(values)].slice(0, MOST_VALUES);
  return different.length > 1 ? different : different[0];
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
