import { toNearText } from '@manzil/contracts/listings/near';
import { MOST_VALUES, searchQuerySchema, type SearchQuery } from '@manzil/contracts/listings/search';
import type { Understood } from '@manzil/contracts/listings/understood';

const MONTHS = 12;
const MOST_UNWANTED = 200;
/** The limits that a search can have: AED and sq ft. */
const [HIGHEST_PRICE, LARGEST_AREA] = [10_000_000_000, 100_000_000];

/** Narrows a search by the meaning of its text. The query's own filters take precedence. */
export function applyUnderstood(query: SearchQuery, { filters, rest }: Understood): SearchQuery {
  const { type, bedrooms, minBathrooms, furnishing, completion, maxCheques } = filters;
  const { tenure, handoverYear } = filters;
  const { pricePeriod, minPrice, maxPrice, minArea, maxArea } = filters;
  const isRent = query.adType === 'rent';
  const times = isRent && pricePeriod === 'monthly' ? MONTHS : 1;
  return searchQuerySchema.parse({
    type,
    bedrooms,
    minBathrooms,
    furnishing,
    completion,
    tenure,
    handoverYear: handoverYear?.slice(0, MOST_VALUES),
    maxCheques,
    minPrice: minPrice && Math.min(minPrice * times, HIGHEST_PRICE),
    maxPrice: maxPrice && Math.min(maxPrice * times, HIGHEST_PRICE),
    minArea: minArea && Math.min(minArea, LARGEST_AREA),
    maxArea: maxArea && Math.min(maxArea, LARGEST_AREA),
    near: filters.near?.slice(0, MOST_VALUES).map(toNearText),
    nearMinutes: filters.nearMinutes,
    statedLocation: filters.location?.slice(0, MOST_VALUES),
    noLocation: filters.withoutLocation?.slice(0, MOST_VALUES),
    anyAmenities: filters.amenities?.slice(0, MOST_VALUES),
    agent: filters.agent?.slice(0, MOST_VALUES),
    developer: filters.developers?.slice(0, MOST_VALUES),
    noAmenities: filters.withoutAmenities?.slice(0, MOST_UNWANTED),
    ...stated(isRent ? yearly(query) : query),
    q: rest,
  });
}

/** Converts the price limits to a year, because the limits of the parsed text may have another period. */
const yearly = ({ pricePeriod, minPrice, maxPrice, ...query }: SearchQuery): SearchQuery => {
  const times = pricePeriod === 'monthly' ? MONTHS : 1;
  return {
    ...query,
    minPrice: minPrice && Math.min(minPrice * times, HIGHEST_PRICE),
    maxPrice: maxPrice && Math.min(maxPrice * times, HIGHEST_PRICE),
  };
};

const stated = (query: SearchQuery): Partial<SearchQuery> =>
  Object.fromEntries(Object.entries<unknown>(query).filter(([, value]) => value !== undefined));
