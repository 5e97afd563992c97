import { searchQuerySchema, type SearchQuery } from '@manzil/contracts/listings/search';
import type { Understood, UnderstoodPart } from '@manzil/contracts/listings/understood';
import { restOf } from './understand.js';

type Kind = UnderstoodPart['kind'];
const MONTHS = 12;
/** The values of a list that a search can take; more remain words. */
const ONE = 1;

/** What a search text states as far as a search can be narrowed by it; other words stay words. */
export function searchable(text: string, { filters, parts }: Understood): Understood {
  const kinds = new Set<Kind>(
    (
      [
        ['amenity', filters.amenities],
        ['bathrooms', filters.minBathrooms],
        ['size', filters.minArea ?? filters.maxArea],
        ['furnishing', filters.furnishing],
        ['completion', filters.completion],
        ['cheques', filters.maxCheques],
        ['developer', filters.developers],
        ['type', tooMany(filters.type)],
        ['bedrooms', tooMany(filters.bedrooms)],
        ['place', tooMany(filters.location)],
      ] as const
    ).flatMap(([kind, value]) => (value === undefined ? [] : [kind])),
  );
  const left = parts.filter(({ kind }) => !kinds.has(kind));
  if (left.every(({ kind }) => kind === 'filler')) return { filters: {}, parts: [], rest: text.trim() };
  const { adType, minPrice, maxPrice, pricePeriod, references } = filters;
  const { type, bedrooms, location } = filters;
  return {
    filters: defined({
      ...{ adType, minPrice, maxPrice, pricePeriod, references },
      type: kinds.has('type') ? undefined : type,
      bedrooms: kinds.has('bedrooms') ? undefined : bedrooms,
      location: kinds.has('place') ? undefined : location,
    }),
    parts: left,
    rest: restOf(text, left),
  };
}

const tooMany = (values: readonly unknown[] | undefined) =>
  values !== undefined && values.length > ONE ? values : undefined;

/** Narrows a search by what its text states. Filters that the query has itself count before it. */
export function applyUnderstood(query: SearchQuery, { filters, rest }: Understood): SearchQuery {
  const { type, bedrooms, location, minPrice, maxPrice, pricePeriod } = filters;
  const times = query.adType === 'rent' && pricePeriod === 'monthly' ? MONTHS : 1;
  const stated = {
    type: type?.[0],
    bedrooms: bedrooms?.[0],
    location: location?.[0],
    minPrice: minPrice && minPrice * times,
    maxPrice: maxPrice && maxPrice * times,
  };
  return searchQuerySchema.parse({ ...defined(stated), ...defined(query), q: rest });
}

function defined<T extends object>(values: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
}
