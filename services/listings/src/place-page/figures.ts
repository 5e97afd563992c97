import type { PlaceFigures } from '@manzil/contracts/listings/place-page';
import { BEDROOMS_OR_MORE } from '@manzil/contracts/listings/vocabulary';

/** The fields of a home that the figures need. */
export interface PricedHome {
  bedrooms: number | null;
  /** AED, a year for rent. */
  price: number | null;
  /** sq ft */
  builtUpArea: number | null;
}

/** A median of fewer homes could reveal the price of a single one. */
const FEWEST = 3;

/** The middle value, or the mean of the two in the middle; null for fewer than three. */
export function medianOf(values: readonly number[]): number | null {
  if (values.length < FEWEST) return null;
  const sorted = values.toSorted((one, other) => one - other);
  const upper = sorted.length >> 1;
  const middle = sorted.slice(sorted.length % 2 === 1 ? upper : upper - 1, upper + 1);
  return middle.reduce((sum, value) => sum + value, 0) / middle.length;
}

function figuresOf(homes: readonly PricedHome[]): PlaceFigures {
  const prices = pricesOf(homes);
  const perArea = homes.flatMap(({ price, builtUpArea }) =>
    price !== null && price > 0 && builtUpArea !== null && builtUpArea > 0 ? [price / builtUpArea] : [],
  );
  return {
    count: homes.length,
    priced: prices.length,
    sized: perArea.length,
    medianPrice: medianOf(prices),
    medianPricePerArea: medianOf(perArea),
  };
}

/** The figures of all homes, of homes with each number of bedrooms, and the lowest and highest price. */
export function allFigures(homes: readonly PricedHome[]) {
  const groups = new Map<number, PricedHome[]>();
  for (const home of homes) {
    if (home.bedrooms === null) continue;
    const bedrooms = Math.min(home.bedrooms, BEDROOMS_OR_MORE);
    const group = groups.get(bedrooms) ?? [];
    group.push(home);
    groups.set(bedrooms, group);
  }
  const prices = pricesOf(homes).sort((one, other) => one - other);
  return {
    figures: figuresOf(homes),
    priceFrom: prices[0] ?? null,
    priceTo: prices.at(-1) ?? null,
    byBedrooms: [...groups]
      .sort(([one], [other]) => one - other)
      .map(([bedrooms, group]) => ({ bedrooms, ...figuresOf(group) })),
  };
}

const pricesOf = (homes: readonly PricedHome[]): number[] =>
  homes.flatMap(({ price }) => (price !== null && price > 0 ? [price] : []));
