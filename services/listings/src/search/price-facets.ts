import type { Facets, SearchQuery } from '@manzil/contracts/listings/search';
import { priceSteps } from '@manzil/contracts/listings/vocabulary';
import { RANGE_FIELDS } from './fields.js';

/**
 * Numbers of prices below the first limit, at each limit, and above each limit up to the next; AED, yearly for rent.
 */
export interface PriceCounts {
  below: number;
  at: number[];
  above: number[];
}

type Limit = 'minPrice' | 'maxPrice';

/** The offered and selected values of a limit, in the period of the search. */
const valuesOf = (query: SearchQuery, limit: Limit): number[] => [
  ...new Set([
    ...priceSteps(query.adType, query.pricePeriod),
    ...(query[limit] === undefined ? [] : [query[limit]]),
  ]),
];

/** Converts a value of the search to the period of the column. */
const limitOf = ({ adType, pricePeriod }: SearchQuery, limit: Limit, value: number): number => {
  const { min, max } = RANGE_FIELDS.price.limits({ adType, pricePeriod, [limit]: value });
  return (limit === 'minPrice' ? min : max) ?? value;
};

/** The limits of the {@link PriceCounts} of a query, lowest first. */
export function priceLimits(query: SearchQuery): number[] {
  const limits = (['minPrice', 'maxPrice'] as const).flatMap((limit) =>
    valuesOf(query, limit).map((value) => limitOf(query, limit, value)),
  );
  return [...new Set(limits)].sort((one, other) => one - other);
}

/**
 * For each offered limit, counts the results of a search with it; the price counts are of all listings that match the
 * other filters.
 */
export function priceFacets(query: SearchQuery, { below, at, above }: PriceCounts): Pick<Facets, Limit> {
  const limits = priceLimits(query);
  const { min, max } = RANGE_FIELDS.price.limits(query);
  /** The number of prices between two limits, both inclusive; undefined is no limit. */
  const between = (from: number | undefined, to: number | undefined): number => {
    const first = from === undefined ? 0 : limits.indexOf(from);
    const last = to === undefined ? limits.length : limits.indexOf(to);
    let count = from === undefined ? below : 0;
    for (let index = first; index < limits.length && index <= last; index += 1) {
      count += at[index] ?? 0;
      if (index < last) count += above[index] ?? 0;
    }
    return count;
  };
  const counted = (limit: Limit, countOf: (price: number) => number) =>
    valuesOf(query, limit)
      .map((value) => ({ value, count: countOf(limitOf(query, limit, value)) }))
      .filter(({ count }) => count > 0);
  return {
    minPrice: counted('minPrice', (price) => between(price, max)),
    maxPrice: counted('maxPrice', (price) => between(min, price)),
  };
}
