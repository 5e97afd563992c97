import type { RuleSeed } from '../rule.js';
import { fee, limits, range, seedRule, statement } from './seed-rule.js';

const DUBAI = { emirate: 'dubai', topic: 'rent' } as const;

/** Costs of renting a home in Dubai, and rules of rent increases. */
export const RENTING_RULES: RuleSeed[] = [
  seedRule(
    {
      ...DUBAI,
      id: 'dubai.rent.agency',
      name: 'Agency commission, rent',
      note: 'A custom: no law sets it. The agency can record its own rate as a new version.',
      confidence: 'high',
      reviewBy: '2027-06-30',
      sources: ['rent-costs-b', 'rent-costs-c', 'no-fee-cap'],
    },
    { from: null, terms: fee('annual-rent', [{ payer: 'tenant', rate: 0.05 }], { vat: true }) },
  ),
  seedRule(
    {
      ...DUBAI,
      id: 'dubai.rent.deposit',
      name: 'Security deposit',
      note: 'A custom; a large landlord asks for 8.33%.',
      confidence: 'high',
      reviewBy: '2027-06-30',
      sources: ['rent-costs-b', 'rent-costs-c'],
    },
    {
      from: null,
      terms: fee('annual-rent', [
        { name: 'Unfurnished', payer: 'tenant', rate: 0.05, furnished: false, refundable: true },
        { name: 'Furnished', payer: 'tenant', rate: 0.1, furnished: true, refundable: true },
      ]),
    },
  ),
  seedRule(
    {
      ...DUBAI,
      id: 'dubai.rent.ejari',
      name: 'Registration of the tenancy (Ejari)',
      note: 'AED 210 and VAT at a service centre, rounded; less in the app.',
      confidence: 'high',
      reviewBy: '2027-02-28',
      sources: ['rent-costs-a', 'rent-costs-c'],
    },
    { from: null, terms: fee('fixed', [{ payer: 'tenant', amount: 220 }]) },
  ),
  seedRule(
    {
      ...DUBAI,
      id: 'dubai.rent.dewa-deposit',
      name: 'DEWA deposit and activation',
      confidence: 'high',
      reviewBy: '2027-02-28',
      sources: ['rent-costs-a', 'rent-costs-b', 'rent-costs-d'],
    },
    {
      from: null,
      terms: fee('fixed', [
        {
          name: 'Deposit, apartment',
          payer: 'tenant',
          amount: 2_000,
          kinds: ['apartment'],
          refundable: true,
        },
        { name: 'Deposit, villa', payer: 'tenant', amount: 4_000, kinds: ['villa'], refundable: true },
        { name: 'Activation', payer: 'tenant', amount: 130 },
      ]),
    },
  ),
  seedRule(
    {
      ...DUBAI,
      id: 'dubai.rent.housing-fee',
      name: 'Housing fee of the municipality',
      note: 'A share of the yearly rent, charged each month with the DEWA bill.',
      confidence: 'high',
      reviewBy: '2027-06-30',
      sources: ['rent-costs-a', 'rent-costs-d'],
    },
    { from: null, terms: fee('annual-rent', [{ payer: 'tenant', rate: 0.05 }]) },
  ),
  seedRule(
    {
      ...DUBAI,
      id: 'dubai.rent.chiller-deposit',
      name: 'District cooling deposit',
      note: 'Only where cooling is billed separately.',
      confidence: 'low',
      reviewBy: '2027-02-28',
      sources: ['rent-costs-b'],
    },
    { from: null, terms: range('fixed', 1_000, 2_000, 'tenant', false) },
  ),
  seedRule(
    {
      ...DUBAI,
      id: 'dubai.rent.increase',
      name: 'Largest increase at renewal',
      law: 'Decree 43 of 2013',
      note: 'How far the rent is below the average of the Smart Rental Index, as a share of that average, in whole per cent. The decree leaves fractions between the bands unsaid, and a law firm divides by the current rent instead: check it with the calculator of the Land Department before figures are shown.',
      confidence: 'medium',
      reviewBy: '2027-02-28',
      sources: ['decree43-a', 'decree43-b', 'decree43-c'],
    },
    {
      from: '2013-12-21',
      dated: 'low',
      terms: {
        kind: 'rent-bands',
        bands: [
          { upTo: 10, max: 0 },
          { upTo: 20, max: 0.05 },
          { upTo: 30, max: 0.1 },
          { upTo: 40, max: 0.15 },
          { upTo: null, max: 0.2 },
        ],
        noticeDays: 90,
      },
    },
  ),
  seedRule(
    {
      ...DUBAI,
      id: 'dubai.rent.eviction-notice',
      name: 'Notice to leave for sale, own use, demolition or major works',
      law: 'Law 33 of 2008, Article 25(2)',
      note: 'Through a notary public or by registered mail.',
      confidence: 'high',
      reviewBy: '2027-06-30',
      sources: ['art25-a', 'art25-b'],
    },
    { from: '2008-12-01', dated: 'low', terms: limits(['Notice', 'months', 12]) },
  ),
  seedRule(
    {
      ...DUBAI,
      id: 'dubai.shared-housing',
      name: 'Shared housing needs a permit',
      law: 'Law 4 of 2026',
      note: 'In force 180 days after publication, about September 2026.',
      confidence: 'medium',
      reviewBy: '2027-01-31',
      sources: ['shared-2026'],
    },
    {
      from: '2026-09-01',
      dated: 'low',
      terms: statement(
        'Bed spaces and partitions need a permit. Fines from AED 500 to 500,000, and up to 1,000,000 when repeated.',
      ),
    },
  ),
];
