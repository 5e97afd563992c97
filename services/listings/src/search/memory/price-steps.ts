import { AD_TYPES, PRICE_PERIODS, priceSteps, type AdType } from '@manzil/contracts/listings/vocabulary';
import type { PriceCounts } from '../price-facets.js';
import { RANGE_FIELDS } from '../fields.js';
import { lowerBound } from '../lower-bound.js';

/** The offered limits of each list in the period of the column, lowest first. */
const stepsOf = (adType: AdType): number[] => {
  const limits = PRICE_PERIODS.flatMap((pricePeriod) =>
    priceSteps(adType, pricePeriod).map(
      (minPrice) => RANGE_FIELDS.price.limits({ adType, pricePeriod, minPrice }).min ?? minPrice,
    ),
  );
  return [...new Set(limits)].sort((one, other) => one - other);
};

const STEPS: Readonly<Record<AdType, readonly number[]>> = { sale: stepsOf('sale'), rent: stepsOf('rent') };

/** Position of listings without a price. */
const UNPRICED = 0;

/** The number of positions that {@link priceStepOf} returns. */
export const PRICE_STEPS = 2 + 2 * Math.max(...AD_TYPES.map((adType) => STEPS[adType].length));

const firstStep = (steps: readonly number[], isPast: (step: number) => boolean): number =>
  lowerBound(steps.length, (index) => isPast(steps[index] ?? 0));

/** Positions ascend with prices: those between two offered limits share one, and each limit has its own. */
export function priceStepOf(adType: AdType, price: number | null): number {
  if (price === null) return UNPRICED;
  const steps = STEPS[adType];
  return 1 + firstStep(steps, (step) => step >= price) + firstStep(steps, (step) => step > price);
}

/**
 * Counts prices at and between `limits` from the counts by step. A limit that is not offered lies between two steps;
 * `countBetween` then counts the matches with a price from the lower step to the limit, exclusive or inclusive.
 */
export function pricesByStep(
  adType: AdType,
  byStep: Int32Array,
  limits: readonly number[],
  countBetween: (after: number, limit: number, isIncluded: boolean) => number,
): PriceCounts {
  const steps = STEPS[adType];
  const sums: number[] = [];
  let sum = 0;
  for (const [step, count] of byStep.entries()) sums.push(step === UNPRICED ? 0 : (sum += count));
  /** The number of prices below the limit, or up to it. */
  const until = (limit: number, isIncluded: boolean): number => {
    const step = priceStepOf(adType, limit);
    const isOffered = step % 2 === 0;
    if (isOffered) return sums[isIncluded ? step : step - 1] ?? 0;
    const index = (step - 1) / 2 - 1;
    return (sums[step - 1] ?? 0) + countBetween(steps[index] ?? -Infinity, limit, isIncluded);
  };
  const ends = limits.map((limit) => ({ below: until(limit, false), upTo: until(limit, true) }));
  return {
    below: ends[0]?.below ?? 0,
    at: ends.map(({ below, upTo }) => upTo - below),
    above: ends.map(({ upTo }, index) => (ends[index + 1]?.below ?? sum) - upTo),
  };
}
