import { Decimal } from 'decimal.js';

/** AED rounded to fils, half up. */
export const toFils = (amount: Decimal): number =>
  amount.toDecimalPlaces(2, Decimal.ROUND_HALF_UP).toNumber();

/** Sum of amounts that are rounded to fils already, AED; exact, because it counts whole fils. */
export const sumOf = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0) / 100;
