import type { RuleSeed } from '../rule.js';
import { ADVERTISING_RULES } from './advertising.js';
import { BUYING_RULES } from './buying.js';
import { CURRENCY_RULES } from './currencies.js';
import { EMIRATE_RULES } from './emirates.js';
import { LENDING_RULES } from './lending.js';
import { OFF_PLAN_RULES } from './off-plan.js';
import { RENTING_RULES } from './renting.js';
import { RESIDENCE_RULES } from './residence.js';

/** The rules of a new installation, read in November 2026. None is confirmed. Not legal advice. */
export const INITIAL_RULES: readonly RuleSeed[] = [
  ...BUYING_RULES,
  ...LENDING_RULES,
  ...OFF_PLAN_RULES,
  ...RENTING_RULES,
  ...EMIRATE_RULES,
  ...ADVERTISING_RULES,
  ...RESIDENCE_RULES,
  ...CURRENCY_RULES,
];
