import type { Property } from '@manzil/contracts/listings/property';
import type { MortgageTerms } from '@manzil/rules/mortgage';
import { emirateOf } from '@manzil/rules/vocabulary';
import { readTerms, type DatedRules } from './mortgage';

/** The terms of the usual mortgage on a home for sale; null for others. */
export function usualTerms(
  {
    adType,
    price,
    completionStatus,
    unitType,
    emirate,
  }: Pick<Property, 'adType' | 'price' | 'completionStatus' | 'unitType' | 'emirate'>,
  lending: DatedRules,
): MortgageTerms | null {
  // These rules do not cover loans for land.
  if (adType !== 'sale' || !price || unitType === 'Plot' || unitType === 'Land') return null;
  const offPlan = completionStatus === 'off_plan';
  const asked = { price: String(price), offPlan: String(offPlan), emirate: emirateOf(emirate) ?? '' };
  return readTerms(new URLSearchParams(asked), lending);
}
