import {
  BEDROOMS_OR_MORE,
  BUY_PRICE_STEPS,
  RENT_PRICE_STEPS,
  type AdType,
} from '@manzil/contracts/listings/vocabulary';

/** Prices that the lists of prices offer, in AED; a year's for rent. */
export const PRICE_STEPS: Readonly<Record<AdType, readonly number[]>> = {
  sale: BUY_PRICE_STEPS,
  rent: RENT_PRICE_STEPS,
};

/** Numbers of bedrooms to choose from: a studio, which has none, up to "that many or more". */
export const BEDROOM_STEPS: readonly number[] = Array.from(
  { length: BEDROOMS_OR_MORE + 1 },
  (_, beds) => beds,
);
