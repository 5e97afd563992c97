import type { RuleSeed } from '../rule.js';
import { limits, seedRule, statement } from './seed-rule.js';

/** Residence by property, and duties of an agency. */
export const RESIDENCE_RULES: RuleSeed[] = [
  seedRule(
    {
      id: 'uae.visa.golden',
      emirate: 'all',
      topic: 'residence',
      name: 'Ten-year residence for owners',
      note: 'A page of 1 February 2026 still asks for half to be paid. Owners can qualify; this is no advice.',
      confidence: 'medium',
      reviewBy: '2027-01-31',
      sources: ['visa-2024', 'visa-2026-a', 'visa-2026-b', 'visa-contra'],
    },
    {
      from: '2024-01-15',
      to: '2026-02-19',
      dated: 'low',
      terms: { kind: 'residence', soleMin: 2_000_000, jointShareMin: null },
      note: 'The least payment of AED 1 million was dropped.',
    },
    {
      from: '2026-02-20',
      terms: { kind: 'residence', soleMin: 2_000_000, jointShareMin: null },
      note: 'No share needs to be paid; off-plan and mortgaged homes and several titles together qualify by their total value.',
    },
  ),
  seedRule(
    {
      id: 'dubai.visa.two-year',
      emirate: 'dubai',
      topic: 'residence',
      name: 'Two-year residence for owners',
      note: 'For homes that are completed and registered in Dubai, outside DIFC.',
      confidence: 'high',
      reviewBy: '2027-01-31',
      sources: ['visa2-a', 'visa2-b'],
    },
    {
      from: '2019-01-01',
      to: '2026-04-28',
      dated: 'low',
      terms: { kind: 'residence', soleMin: 750_000, jointShareMin: null },
    },
    {
      from: '2026-04-29',
      dated: 'medium',
      terms: { kind: 'residence', soleMin: 0, jointShareMin: 400_000 },
    },
  ),
  seedRule(
    {
      id: 'uae.aml.rear',
      emirate: 'all',
      topic: 'compliance',
      name: 'Real Estate Activity Report',
      law: 'Federal Decree-Law 10 of 2025; circular 5 of 2022',
      note: 'For sales of freehold paid in cash, virtual assets or funds converted from them. The years of storage are from memory.',
      confidence: 'high',
      reviewBy: '2027-06-30',
      sources: ['aml-2026', 'aml-rear'],
    },
    { from: '2022-07-01', terms: limits(['Cash from', 'aed', 55_000], ['Stored for', 'years', 5]) },
  ),
  seedRule(
    {
      id: 'uae.einvoice',
      emirate: 'all',
      topic: 'compliance',
      name: 'Electronic invoices between businesses (PINT AE)',
      note: 'Between businesses and to the government, brokerage commissions too; not to consumers.',
      confidence: 'medium',
      reviewBy: '2027-01-31',
      sources: ['einvoice-a', 'einvoice-b'],
    },
    {
      from: '2026-07-01',
      terms: statement(
        'Required from 1 January 2027 with a revenue of AED 50 million or more, and from 1 July 2027 for others.',
      ),
    },
  ),
  seedRule(
    {
      id: 'uae.currency.sign',
      emirate: 'all',
      topic: 'display',
      name: 'Dirham sign',
      note: 'Not in legal or formal writing and logos.',
      confidence: 'high',
      reviewBy: '2027-06-30',
      sources: ['dirham-a', 'dirham-b'],
    },
    {
      from: '2025-03-27',
      terms: statement(
        'U+20C3 before the number with a space, in the direction of the text, never together with AED or Dh; AED where it cannot be shown.',
      ),
    },
  ),
];
