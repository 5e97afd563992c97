import type { CommunityPrice } from '@manzil/contracts/listings/place-page';

/** The shades run from low to high in even steps of lightness, so that they differ without colours too. */
export const SHADES = ['#fde8c4', '#f6bf7e', '#e08e49', '#b95f2c', '#7f3417'] as const;

/**
 * Lower bounds of the shades after the first: as many communities have each shade. Fewer communities than shades have
 * fewer bounds.
 */
export function boundsOfShades(prices: readonly Pick<CommunityPrice, 'medianPricePerArea'>[]): number[] {
  const sorted = prices.map(({ medianPricePerArea }) => medianPricePerArea).toSorted((a, b) => a - b);
  const bounds = SHADES.slice(1).map((_, index) =>
    Math.round(sorted[Math.ceil(((index + 1) * sorted.length) / SHADES.length)] ?? NaN),
  );
  return [...new Set(bounds.filter((bound) => Number.isFinite(bound) && bound > (sorted[0] ?? 0)))];
}

/** The shade of a price, from 0. */
export const shadeOf = (price: number, bounds: readonly number[]): number =>
  bounds.filter((bound) => Math.round(price) >= bound).length;
