import { Decimal } from 'decimal.js';

/**
 * Gross and net yield of a year as fractions, rounded to four places; `serviceCharge` is AED a year, and without it
 * there is no net yield. Undefined unless price and rent are known.
 */
export function yields(
  price: number | null,
  annualRent: number | null,
  serviceCharge: number | null,
): { gross: number; net: number | null } | undefined {
  if (!price || !annualRent) return undefined;
  const of = (rent: Decimal.Value): number =>
    new Decimal(rent).div(price).toDecimalPlaces(4, Decimal.ROUND_HALF_UP).toNumber();
  return {
    gross: of(annualRent),
    net: serviceCharge === null ? null : of(new Decimal(annualRent).minus(serviceCharge)),
  };
}

/** Service charge of a year, AED; the rate is AED per sq ft. */
export const annualServiceCharge = (rate: number | null, areaSqFt: number | null): number | null =>
  rate === null || areaSqFt === null
    ? null
    : new Decimal(rate).times(areaSqFt).toDecimalPlaces(2, Decimal.ROUND_HALF_UP).toNumber();
