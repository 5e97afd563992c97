import type { AffordabilityInput } from './affordability.js';
import { AFFORDABILITY_PAGE } from './cost-parameters.js';
import { MORTGAGE_LIMITS } from './mortgage.js';
import { pathWith, queryReader, type GetParameter } from './query.js';
import { BUYERS, EMIRATES } from './vocabulary.js';

/** An example for a page that is opened without figures, AED. */
const START = { income: 30_000, savings: 500_000 } as const;

/** Path and query of the calculation; with `asOf`, an ISO 8601 timestamp, it gives the same result later. */
export const affordabilityPath = (input: AffordabilityInput, asOf?: string): string =>
  pathWith(AFFORDABILITY_PAGE, { ...input }, asOf);

/** Reads the query of the calculation; undefined if income or savings are missing or invalid. */
export function readAffordability(get: GetParameter): AffordabilityInput | undefined {
  const { one, amount, between, whole } = queryReader(get);
  const { years, rate } = MORTGAGE_LIMITS;
  const amountOf = (name: keyof typeof START): number | undefined =>
    get(name) === null ? START[name] : amount(name);
  const [income, savings] = [amountOf('income'), amountOf('savings')];
  if (!income || savings === undefined) return undefined;
  return {
    emirate: one('emirate', EMIRATES) ?? 'dubai',
    kind: one('kind', ['apartment', 'villa']) ?? 'apartment',
    stage: one('stage', ['off-plan', 'ready']) ?? 'ready',
    buyer: one('buyer', BUYERS) ?? 'resident',
    home: one('home', ['second', 'first']) ?? 'first',
    income,
    debts: amount('debts') ?? 0,
    savings,
    rate: between('rate', rate.min, rate.max) ?? rate.start,
    years: whole('years', years.min, years.max) ?? years.start,
    ratio: between('ratio', 0, 100) ?? null,
    share: between('share', 0, 100) ?? null,
    age: whole('age', 18, 120) ?? null,
    lastAge: whole('lastAge', 18, 120) ?? null,
  };
}
