import type { RuleSeed } from '../rule.js';
import { limits, seedRule } from './seed-rule.js';

const FLOATING =
  'Nobody has read a rate: add a version with the rate of a day and its source, and review it each month.';

const floating = (id: string, name: string, unit: string): RuleSeed =>
  seedRule(
    {
      id,
      emirate: 'all',
      topic: 'display',
      name,
      note: FLOATING,
      confidence: 'low',
      reviewBy: '2026-12-31',
      sources: ['memory'],
    },
    { from: null, terms: limits([unit, 'aed', null]) },
  );

/** Rates of other currencies, which pages show beside AED. */
export const CURRENCY_RULES: RuleSeed[] = [
  seedRule(
    {
      id: 'currency.usd',
      emirate: 'all',
      topic: 'display',
      name: 'Rate of the US dollar',
      note: 'The Central Bank of the UAE keeps it fixed.',
      confidence: 'medium',
      reviewBy: '2027-06-30',
      sources: ['usd-peg-a', 'usd-peg-b'],
    },
    { from: '1997-01-01', dated: 'low', terms: limits(['One US dollar', 'aed', 3.6725]) },
  ),
  floating('currency.eur', 'Rate of the euro', 'One euro'),
  floating('currency.gbp', 'Rate of the pound sterling', 'One pound'),
  floating('currency.inr', 'Rate of the Indian rupee', 'One rupee'),
];
