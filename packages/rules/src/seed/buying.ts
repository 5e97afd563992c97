import type { RuleSeed } from '../rule.js';
import { fee, range, seedRule } from './seed-rule.js';

const DUBAI = { emirate: 'dubai', topic: 'buy' } as const;
const INNOVATION = 'Knowledge and innovation fees, AED 20 for each fee';

/** Tax, and the costs of buying, owning and selling in Dubai. */
export const BUYING_RULES: RuleSeed[] = [
  seedRule(
    {
      id: 'vat.standard',
      emirate: 'all',
      topic: 'tax',
      name: 'Value added tax',
      confidence: 'high',
      reviewBy: '2027-06-30',
      sources: ['atrust', 'settle-a'],
    },
    { from: '2018-01-01', terms: { kind: 'vat', rate: 0.05 } },
  ),
  seedRule(
    {
      ...DUBAI,
      id: 'dubai.sale.registration',
      name: 'Registration of a sale',
      law: 'Executive Council Resolution 30 of 2013',
      note: 'By law each side pays half; contracts usually put both halves on the buyer, who then pays 4%.',
      confidence: 'high',
      reviewBy: '2027-02-28',
      sources: ['dld-sale', 'res-30-2013', 'egsh', 'atrust'],
    },
    {
      from: '2013-10-06',
      dated: 'low',
      terms: fee(
        'price',
        [
          { payer: 'seller', rate: 0.02 },
          { payer: 'buyer', rate: 0.02 },
        ],
        { buyerUsuallyPaysAll: true },
      ),
    },
  ),
  seedRule(
    {
      ...DUBAI,
      id: 'dubai.sale.admin.unit',
      name: 'Title deed and plan of a flat or villa',
      note: 'Trustee offices charge 580 in all. The split into parts is derived from the fees of the Land Department; one office charges 430 for a villa.',
      confidence: 'high',
      reviewBy: '2027-02-28',
      sources: ['dld-sale', 'dld-exchange', 'atrust', 'injaz'],
    },
    {
      from: '2018-01-01',
      dated: 'low',
      terms: fee('fixed', [
        { name: 'Title deed', payer: 'buyer', amount: 250 },
        { name: 'Affection plan', payer: 'buyer', amount: 250 },
        { name: INNOVATION, payer: 'buyer', amount: 80 },
      ]),
    },
  ),
  seedRule(
    {
      ...DUBAI,
      id: 'dubai.sale.admin.land',
      name: 'Title deed and map of land',
      note: 'A map unified with Dubai Municipality costs 225 instead of 100, 555 in all.',
      confidence: 'high',
      reviewBy: '2027-02-28',
      sources: ['dld-sale', 'dld-exchange', 'atrust', 'injaz'],
    },
    {
      from: '2018-01-01',
      dated: 'low',
      terms: fee('fixed', [
        { name: 'Title deed', payer: 'buyer', amount: 250 },
        { name: 'Map of the land', payer: 'buyer', amount: 100 },
        { name: INNOVATION, payer: 'buyer', amount: 80 },
      ]),
    },
  ),
  seedRule(
    {
      ...DUBAI,
      id: 'dubai.sale.trustee',
      name: 'Registration trustee',
      confidence: 'high',
      reviewBy: '2027-02-28',
      sources: ['dld-sale', 'atrust'],
    },
    {
      from: '2018-01-01',
      dated: 'low',
      terms: fee(
        'price',
        [
          {
            payer: 'buyer',
            steps: [
              { from: 0, amount: 2_000 },
              { from: 500_000, amount: 4_000 },
            ],
          },
        ],
        { vat: true },
      ),
    },
  ),
  seedRule(
    {
      ...DUBAI,
      id: 'dubai.mortgage.registration',
      name: 'Registration of a mortgage',
      confidence: 'high',
      reviewBy: '2027-02-28',
      sources: ['dld-mortgage', 'aprt'],
    },
    {
      from: '2013-10-06',
      dated: 'low',
      terms: fee('loan', [
        { name: 'Share of the loan', payer: 'buyer', rate: 0.0025 },
        { name: 'Title deed', payer: 'buyer', amount: 250 },
        { name: INNOVATION, payer: 'buyer', amount: 40 },
      ]),
    },
  ),
  seedRule(
    {
      ...DUBAI,
      id: 'dubai.mortgage.trustee',
      name: 'Trustee for a mortgage that is registered alone',
      note: 'Newspapers name one trustee fee for a sale with a mortgage, so it is not charged again when both are registered together.',
      confidence: 'medium',
      reviewBy: '2027-02-28',
      sources: ['dld-mortgage', 'aprt', 'national-fees'],
    },
    {
      from: '2018-01-01',
      dated: 'low',
      terms: fee('fixed', [{ payer: 'buyer', amount: 4_000 }], { vat: true }),
    },
  ),
  seedRule(
    {
      emirate: 'dubai',
      topic: 'sell',
      id: 'dubai.mortgage.release',
      name: 'Release of the seller’s mortgage',
      confidence: 'medium',
      reviewBy: '2027-02-28',
      sources: ['aprt'],
    },
    {
      from: '2018-01-01',
      dated: 'low',
      terms: fee('fixed', [
        { name: 'Release', payer: 'seller', amount: 1_290 },
        { name: 'Trustee', payer: 'seller', amount: 315 },
      ]),
    },
  ),
  seedRule(
    {
      ...DUBAI,
      id: 'dubai.agency.sale',
      name: 'Agency commission, sale',
      note: 'No law sets a maximum: the contract decides. The agency can record its own rate as a new version.',
      confidence: 'high',
      reviewBy: '2027-06-30',
      sources: ['national-fees', 'no-fee-cap', 'bylaw-85'],
    },
    { from: '2006-05-30', terms: fee('price', [{ payer: 'buyer', rate: 0.02 }], { vat: true }) },
  ),
  seedRule(
    {
      emirate: 'dubai',
      topic: 'sell',
      id: 'dubai.noc.developer',
      name: 'Developer’s no-objection certificate',
      confidence: 'low',
      reviewBy: '2027-02-28',
      sources: ['ad-freeze-c', 'memory'],
    },
    { from: null, terms: range('fixed', 500, 5_000, 'seller') },
  ),
  seedRule(
    {
      emirate: 'all',
      topic: 'buy',
      id: 'dubai.bank.arrangement',
      name: 'Bank’s arrangement fee',
      confidence: 'low',
      reviewBy: '2027-02-28',
      sources: ['memory'],
    },
    { from: null, terms: fee('loan', [{ payer: 'buyer', rate: 0.01 }], { vat: true, isMaximum: true }) },
  ),
  seedRule(
    {
      emirate: 'all',
      topic: 'buy',
      id: 'dubai.bank.valuation',
      name: 'Bank’s valuation',
      confidence: 'low',
      reviewBy: '2027-02-28',
      sources: ['memory'],
    },
    { from: null, terms: range('fixed', 2_500, 3_500) },
  ),
  seedRule(
    {
      emirate: 'all',
      topic: 'buy',
      id: 'uae.fees.not-financed',
      name: 'Registration fee and commission are paid in cash',
      note: 'A loan may not include the registration fee or the agency commission.',
      confidence: 'high',
      reviewBy: '2027-02-28',
      sources: ['national-fees', 'advisor-fees', 'ltv-2025'],
    },
    { from: '2025-02-01', terms: { kind: 'fees-in-cash' } },
  ),
];
