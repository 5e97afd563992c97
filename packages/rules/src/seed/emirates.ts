import type { RuleSeed } from '../rule.js';
import { fee, range, seedRule, statement } from './seed-rule.js';

const RENT_CAP = 'Largest increase at renewal';

/** Abu Dhabi, Sharjah, Ras Al Khaimah and Ajman. */
export const EMIRATE_RULES: RuleSeed[] = [
  seedRule(
    {
      id: 'abudhabi.sale.registration',
      emirate: 'abu-dhabi',
      topic: 'buy',
      name: 'Registration of a sale',
      note: 'Freehold; some leaseholds pay 1%. Sources disagree on who pays: the buyer, or each half. Off-plan has a maximum of AED 2 million.',
      confidence: 'medium',
      reviewBy: '2027-02-28',
      sources: ['ad-fees', 'ad-fees-b'],
    },
    { from: null, terms: fee('price', [{ payer: 'buyer', rate: 0.02 }]) },
  ),
  seedRule(
    {
      id: 'abudhabi.mortgage.registration',
      emirate: 'abu-dhabi',
      topic: 'buy',
      name: 'Registration of a mortgage',
      note: 'Other pages name 0.25%.',
      confidence: 'low',
      reviewBy: '2027-02-28',
      sources: ['ad-fees'],
    },
    { from: null, terms: fee('loan', [{ payer: 'buyer', rate: 0.001, max: 1_000_000 }]) },
  ),
  seedRule(
    {
      id: 'abudhabi.agency.sale',
      emirate: 'abu-dhabi',
      topic: 'buy',
      name: 'Agency commission, sale',
      law: 'Decision 183 of 2017',
      confidence: 'medium',
      reviewBy: '2027-06-30',
      sources: ['ad-caps'],
    },
    {
      from: '2017-11-15',
      terms: fee('price', [{ payer: 'buyer', rate: 0.02, max: 500_000 }], { isMaximum: true }),
    },
  ),
  seedRule(
    {
      id: 'abudhabi.agency.rent',
      emirate: 'abu-dhabi',
      topic: 'rent',
      name: 'Agency commission, rent',
      law: 'Decision 183 of 2017',
      confidence: 'medium',
      reviewBy: '2027-06-30',
      sources: ['ad-caps'],
    },
    {
      from: '2017-11-15',
      terms: fee('annual-rent', [{ payer: 'tenant', rate: 0.05 }], { isMaximum: true }),
    },
  ),
  seedRule(
    {
      id: 'abudhabi.rent.increase',
      emirate: 'abu-dhabi',
      topic: 'rent',
      name: RENT_CAP,
      confidence: 'high',
      reviewBy: '2026-12-31',
      sources: ['ad-cap-2016', 'ad-freeze-a', 'ad-freeze-b', 'ad-freeze-c'],
    },
    {
      from: '2016-12-13',
      to: '2026-06-01',
      terms: { kind: 'rent-cap', max: 0.05 },
      note: 'Executive Council Resolution 14 of 2016.',
    },
    {
      from: '2026-06-02',
      terms: { kind: 'rent-cap', max: 0 },
      note: 'Until further notice. A new contract of a home that was let before has the former rent.',
    },
  ),
  seedRule(
    {
      id: 'sharjah.rent.increase',
      emirate: 'sharjah',
      topic: 'rent',
      name: RENT_CAP,
      law: 'Law 5 of 2024, Article 16',
      note: 'Unless both agree, and then not for two more years. Afterwards a fair rent by the executive regulation. Contracts are attested within 15 days.',
      confidence: 'high',
      reviewBy: '2027-06-30',
      sources: ['shj-rent-a', 'shj-rent-b'],
    },
    { from: '2024-09-23', terms: { kind: 'rent-fixed-years', years: 3 } },
  ),
  seedRule(
    {
      id: 'sharjah.sale.registration',
      emirate: 'sharjah',
      topic: 'buy',
      name: 'Registration of a sale',
      note: 'By nationality and zone; reduced for a time at fairs.',
      confidence: 'low',
      reviewBy: '2027-02-28',
      sources: ['shj-fees-a', 'shj-fees-b'],
    },
    { from: null, terms: range('price', 0.02, 0.04, 'buyer', false) },
  ),
  seedRule(
    {
      id: 'rak.sale.registration',
      emirate: 'ras-al-khaimah',
      topic: 'buy',
      name: 'Registration of a sale of a home',
      law: 'Decision 10 of 2017',
      note: 'Shares of the registered value, for which the price is used.',
      confidence: 'high',
      reviewBy: '2027-06-30',
      sources: ['rak-10-2017'],
    },
    {
      from: '2017-01-01',
      dated: 'low',
      terms: fee('price', [
        { payer: 'buyer', rate: 0.02 },
        { payer: 'seller', rate: 0.02 },
      ]),
    },
  ),
  seedRule(
    {
      id: 'ajman.sale.registration',
      emirate: 'ajman',
      topic: 'buy',
      name: 'Registration of a sale',
      confidence: 'high',
      reviewBy: '2027-06-30',
      sources: ['ajm-a', 'ajm-b'],
    },
    {
      from: null,
      terms: fee('price', [
        { name: 'Citizens of the UAE and the GCC', payer: 'buyer', rate: 0.02, min: 2_500, national: true },
        { name: 'All others', payer: 'buyer', rate: 0.03, min: 3_000, national: false },
      ]),
    },
  ),
  seedRule(
    {
      id: 'sharjah.ad.permit',
      emirate: 'sharjah',
      topic: 'advertise',
      name: 'Advertisement permit, Sharjah',
      confidence: 'low',
      reviewBy: '2027-01-31',
      sources: ['memory'],
    },
    {
      from: null,
      terms: statement('No source was found for whether a permit is needed, and of which authority.'),
    },
  ),
];
