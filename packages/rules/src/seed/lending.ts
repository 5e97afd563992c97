import type { RuleSeed } from '../rule.js';
import type { TermsOf } from '../terms.js';
import { fee, limits, seedRule } from './seed-rule.js';

const LENDING = { emirate: 'all', topic: 'mortgage' } as const;

/** Shares up to AED 5 million and above it for a first home; for a second home; for an off-plan home. */
function loanShares(
  national: readonly [number, number],
  expatriate: readonly [number, number],
): TermsOf<'loan-share'> {
  const of = (
    borrower: 'national' | 'expatriate',
    [upTo, above]: readonly [number, number],
    second: number,
  ): TermsOf<'loan-share'>['rows'] => [
    { borrower, home: 'first', above: 0, max: upTo },
    { borrower, home: 'first', above: 5_000_000, max: above },
    { borrower, home: 'second', above: 0, max: second },
  ];
  return {
    kind: 'loan-share',
    rows: [
      ...of('national', national, 0.65),
      ...of('expatriate', expatriate, 0.6),
      { borrower: 'any', home: 'off-plan', above: 0, max: 0.5 },
    ],
  };
}

/** Mortgages, by regulations of the Central Bank of the UAE. */
export const LENDING_RULES: RuleSeed[] = [
  seedRule(
    {
      ...LENDING,
      id: 'uae.ltv',
      name: 'Largest share of the value that a bank lends',
      law: 'Central Bank of the UAE, Regulation 31 of 2013, amended by circular 1799 of 2020',
      note: 'Some pages of 2025 and 2026 still print the table of 2013. The circular, and the down payments that newspapers named in 2025, agree with the newer table. Banks decide by themselves about non-residents.',
      confidence: 'high',
      reviewBy: '2027-02-28',
      sources: ['ltv-2013-a', 'ltv-2013-b', 'ltv-2020', 'ltv-2025'],
    },
    { from: '2013-12-28', to: '2020-04-07', dated: 'low', terms: loanShares([0.8, 0.7], [0.75, 0.65]) },
    { from: '2020-04-08', dated: 'medium', terms: loanShares([0.85, 0.75], [0.8, 0.7]) },
  ),
  seedRule(
    {
      ...LENDING,
      id: 'uae.mortgage.tenor',
      name: 'Longest mortgage',
      confidence: 'high',
      reviewBy: '2027-02-28',
      sources: ['ltv-2013-a', 'ltv-2013-b'],
    },
    { from: '2013-12-28', dated: 'low', terms: limits(['Term', 'years', 25]) },
  ),
  seedRule(
    {
      ...LENDING,
      id: 'uae.mortgage.age',
      name: 'Age at the last payment',
      confidence: 'medium',
      reviewBy: '2027-02-28',
      sources: ['ltv-2013-a', 'settle-b'],
    },
    {
      from: '2013-12-28',
      to: '2019-10-08',
      terms: limits(['UAE national', 'years', 70], ['Expatriate', 'years', 65]),
    },
    {
      from: '2019-10-09',
      terms: limits(['UAE national', 'years', null], ['Expatriate', 'years', null]),
      note: 'Lifted: each bank decides, commonly 65 for employed and 70 for self-employed persons and nationals.',
    },
  ),
  seedRule(
    {
      ...LENDING,
      id: 'uae.mortgage.dbr',
      name: 'All instalments as a share of the monthly income',
      confidence: 'high',
      reviewBy: '2027-02-28',
      sources: ['ltv-2013-a', 'ltv-2013-b'],
    },
    { from: '2013-12-28', dated: 'low', terms: limits(['Instalments', 'share', 0.5]) },
  ),
  seedRule(
    {
      ...LENDING,
      id: 'uae.mortgage.income-multiple',
      name: 'Financing as a multiple of the yearly income',
      confidence: 'medium',
      reviewBy: '2027-02-28',
      sources: ['ltv-2013-a', 'ltv-2025'],
    },
    {
      from: '2013-12-28',
      dated: 'low',
      terms: limits(['UAE national', 'times', 8], ['Expatriate', 'times', 7]),
    },
  ),
  seedRule(
    {
      ...LENDING,
      id: 'uae.mortgage.early-settlement',
      name: 'Early or partial settlement',
      note: 'The lower of both applies.',
      confidence: 'high',
      reviewBy: '2027-06-30',
      sources: ['settle-a', 'settle-b'],
    },
    {
      from: '2019-10-08',
      terms: fee('loan', [{ payer: 'buyer', rate: 0.01, max: 10_000 }], { vat: true }),
    },
  ),
];
