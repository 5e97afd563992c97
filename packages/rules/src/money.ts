import { Decimal } from 'decimal.js';

/** AED rounded to fils, half up. */
export const toFils = (amount: Decimal): number =>
  amount.toDecimalPlaces(2, Decimal.ROUND_HALF_UP).toNumber();

/** Exact sum of amounts that are rounded to fils already, AED. */
export const sumOf = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum.plus(amount), new Decimal(0)).toNumber();
