import type { CostParameter } from './cost-parameters.js';

export type GetParameter = (name: CostParameter) => string | null;

/** Largest amount accepted in a link, AED. */
const HIGHEST_AED = 10_000_000_000;

/** Reads values from a query; missing or invalid values are undefined. */
export function queryReader(get: GetParameter) {
  /** A number with up to two decimals, and with or without separators. */
  const number = (name: CostParameter): number | undefined => {
    const digits = get(name)?.replaceAll(',', '').trim() ?? '';
    return /^\d{1,11}(?:\.\d{1,2})?$/.test(digits) ? Number(digits) : undefined;
  };
  const between = (name: CostParameter, min: number, max: number): number | undefined => {
    const value = number(name);
    return value !== undefined && value >= min && value <= max ? value : undefined;
  };
  return {
    one: <T extends string>(name: CostParameter, values: readonly T[]): T | undefined =>
      values.find((value) => value === get(name)),
    /** AED. */
    amount: (name: CostParameter): number | undefined => between(name, 0, HIGHEST_AED),
    between,
    /** A number between the bounds, with a sign. */
    signed: (name: CostParameter, min: number, max: number): number | undefined => {
      const text = get(name)?.trim() ?? '';
      const value = /^-?\d{1,3}(?:\.\d{1,2})?$/.test(text) ? Number(text) : Number.NaN;
      return value >= min && value <= max ? value : undefined;
    },
    whole: (name: CostParameter, min: number, max: number): number | undefined => {
      const value = between(name, min, max);
      return Number.isInteger(value) ? value : undefined;
    },
  };
}

/** Path and query; values that are null are left out. */
export function pathWith(
  path: string,
  values: Partial<Record<CostParameter, string | number | boolean | null>>,
  asOf: string | undefined,
): string {
  const query = Object.entries({ ...values, asOf: asOf ?? null })
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  return `${path}?${query.join('&')}`;
}
