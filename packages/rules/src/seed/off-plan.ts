import type { RuleSeed } from '../rule.js';
import { fee, limits, range, seedRule, statement } from './seed-rule.js';

const DUBAI = { emirate: 'dubai', topic: 'off-plan' } as const;

/** Buying off-plan in Dubai. */
export const OFF_PLAN_RULES: RuleSeed[] = [
  seedRule(
    {
      ...DUBAI,
      id: 'dubai.offplan.registration',
      name: 'Registration in the interim register (Oqood)',
      note: 'The developer’s administration charge, about AED 3,000 to 5,250, is from memory and not part of it. Developers often pay a part of the 4%.',
      confidence: 'medium',
      reviewBy: '2027-02-28',
      sources: ['oqood-b', 'memory'],
    },
    { from: '2013-10-06', dated: 'low', terms: fee('price', [{ payer: 'buyer', rate: 0.04 }]) },
  ),
  seedRule(
    {
      ...DUBAI,
      id: 'dubai.offplan.register-within',
      name: 'The sale is registered within',
      note: 'From the signature of the sale agreement.',
      confidence: 'medium',
      reviewBy: '2027-06-30',
      sources: ['oqood-a'],
    },
    { from: null, terms: limits(['Registration', 'days', 90]) },
  ),
  seedRule(
    {
      ...DUBAI,
      id: 'dubai.offplan.default',
      name: 'What a developer keeps when the buyer defaults',
      law: 'Law 13 of 2008, Article 11, as replaced by Law 19 of 2020',
      note: 'The notice and the first band were read; the others are from memory and must be checked in the text of the law.',
      confidence: 'low',
      reviewBy: '2027-02-28',
      sources: ['law19-2020', 'law19-press', 'memory'],
    },
    {
      from: '2020-01-01',
      dated: 'low',
      terms: limits(
        ['Notice', 'days', 30],
        ['Kept of the contract value, more than 80% built', 'share', 0.4],
        ['Kept of the contract value, 60% to 80% built', 'share', 0.4],
        ['Kept of the contract value, begun and less than 60% built', 'share', 0.25],
        ['Kept of what was paid, not begun', 'share', 0.3],
      ),
    },
  ),
  seedRule(
    {
      ...DUBAI,
      id: 'dubai.offplan.escrow',
      name: 'Payments go to the project’s escrow account',
      law: 'Law 8 of 2007, Article 6',
      confidence: 'medium',
      reviewBy: '2027-06-30',
      sources: ['escrow'],
    },
    {
      from: '2007-06-28',
      dated: 'low',
      terms: statement('Buyers pay into the escrow account of the project only.'),
    },
  ),
  seedRule(
    {
      ...DUBAI,
      id: 'dubai.offplan.guarantee',
      name: 'Developer’s guarantee before off-plan sales',
      note: 'Of the construction value. A page of the Land Department said 20% in one stored version and 50% in a later one.',
      confidence: 'low',
      reviewBy: '2027-02-28',
      sources: ['dld-project', 'escrow'],
    },
    { from: null, terms: range('price', 0.2, 0.5, 'seller', false) },
  ),
  seedRule(
    {
      emirate: 'dubai',
      topic: 'advertise',
      id: 'dubai.offplan.ad-fields',
      name: 'What an off-plan advertisement names',
      confidence: 'medium',
      reviewBy: '2027-02-28',
      sources: ['circular-264'],
    },
    {
      from: '2016-10-02',
      dated: 'low',
      terms: statement(
        'Developer, name and number of the project, location, and number of the escrow account.',
      ),
    },
  ),
  seedRule(
    {
      emirate: 'dubai',
      topic: 'buy',
      id: 'dubai.fthb',
      name: 'First-Time Home Buyer Programme',
      note: 'For residents who own no freehold home in Dubai: priority and prices of partners, and instalments of the registration fee with partner banks. Pages also claim a refund of the 4% and lower down payments; that is not confirmed.',
      confidence: 'medium',
      reviewBy: '2027-02-28',
      sources: ['fthb', 'fthb-b'],
    },
    { from: '2025-07-02', terms: limits(['Price below', 'aed', 5_000_000], ['Age from', 'years', 18]) },
  ),
  seedRule(
    {
      emirate: 'dubai',
      topic: 'buy',
      id: 'dubai.tokenised',
      name: 'Tokenised property',
      confidence: 'medium',
      reviewBy: '2027-06-30',
      sources: ['token'],
    },
    {
      from: '2025-03-01',
      terms: statement(
        'Pilot since March 2025, controlled resale since 20 February 2026; the register keeps the title.',
      ),
    },
  ),
];
