import type { Facets, SearchQuery } from '@manzil/contracts/listings/search';
import { priceSteps } from '@manzil/contracts/listings/vocabulary';
import { RANGE_FIELDS } from './fields.js';

/** The numbers of prices at each of some limits, and between it and the next one; AED, a year's for rent. */
export interface PriceCounts {
  below: number;
  at: number[];
  above: number[];
}

type Limit = 'minPrice' | 'maxPrice';

/** The values of a limit that are counted, in the period of the search. */
const valuesOf = (query: SearchQuery, limit: Limit): number[] => [
  ...new Set([
    ...priceSteps(query.adType, query.pricePeriod),
    ...(query[limit] === undefined ? [] : [query[limit]]),
  ]),
];

/** A value as the limit of a search, in the period of the column. */
const limitOf = ({ adType, pricePeriod }: SearchQuery, limit: Limit, value: number): number => {
  const { min, max } = RANGE_FIELDS.price.limits({ adType, pricePeriod, [limit]: value });
  return (limit === 'minPrice' ? min : max) ?? value;
};

/** The limits that {@link PriceCounts} of a query is about, lowest first. */
export function priceLimits(query: SearchQuery): number[] {
  const limits = (['minPrice', 'maxPrice'] as const).flatMap((limit) =>
    valuesOf(query, limit).map((value) => limitOf(query, limit, value)),
  );
  return [...new Set(limits)].sort((one, other) => one - other);
}

/** For each offered limit, counts the results of a search with it, from all listings that match the other filters. */
export function priceFacets(query: SearchQuery, { below, at, above }: PriceCounts): Pick<Facets, Limit> {
  const limits = priceLimits(query);
  const { min, max } = RANGE_FIELDS.price.limits(query);
  /** The prices from one limit to another, both included; undefined is no limit. */
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
