import {
  BEDROOMS_OR_MORE,
  BUY_PRICE_STEPS,
  RENT_PRICE_STEPS,
  type AdType,
  type PricePeriod,
} from '@manzil/contracts/listings/vocabulary';

/** Prices that the lists of prices offer, in AED; a year's for rent. */
export const PRICE_STEPS: Readonly<Record<AdType, readonly number[]>> = {
  sale: BUY_PRICE_STEPS,
  rent: RENT_PRICE_STEPS,
};

/** The same for rents of a month. */
const MONTHLY_PRICE_STEPS: readonly number[] = [
  ...[2_000, 3_000, 4_000, 5_000, 6_000, 7_000, 8_000, 9_000, 10_000, 12_000, 15_000, 20_000, 25_000],
  ...[30_000, 40_000, 50_000, 75_000, 100_000, 150_000],
];

export const priceSteps = (adType: AdType, period: PricePeriod | undefined): readonly number[] =>
  period === 'monthly' ? MONTHLY_PRICE_STEPS : PRICE_STEPS[adType];

/** Numbers of bedrooms that can be asked for: a studio, which has none, up to "that many or more". */
export const BEDROOM_STEPS: readonly number[] = Array.from(
  { length: BEDROOMS_OR_MORE + 1 },
  (_, beds) => beds,
);
