import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buyingCosts, type BuyingCosts, type BuyingInput } from './buying-costs.js';
import { changesSince } from './changes-since.js';
import { confirmedInitialRules } from './confirmed-rules.js';
import { exchangeRates } from './exchange-rates.js';
import { asOfTime, dubaiDate, RuleBook, unchangedSince } from './in-force.js';
import { rentingCosts, type RentingCosts } from './renting-costs.js';
import { ruleSchema, versionContentSchema, type Rule, type RuleVersion } from './rule.js';
import { INITIAL_RULES } from './seed/initial-rules.js';
import { diffTerms, replaceTermsFields, termsFields } from './terms-fields.js';
import { BUYERS, EMIRATES, HOME_KINDS } from './vocabulary.js';

const CONFIRMED = '2026-11-01T00:00:00Z';
const rules = confirmedInitialRules(CONFIRMED);
const book = new RuleBook(rules);
const NOW = asOfTime('2026-11-28T08:00:00Z');

const FLAT: BuyingInput = {
  emirate: 'dubai',
  kind: 'apartment',
  stage: 'ready',
  price: 2_000_000,
  loan: 0,
  buyer: 'resident',
  home: 'first',
  sellersPart: 'usual',
};

function costsOf(input: Partial<BuyingInput>, of = book, asOf = NOW): BuyingCosts {
  const costs = buyingCosts({ ...FLAT, ...input }, of, asOf);
  if (costs.declined !== null) throw new Error(costs.declined);
  return costs;
}

const fils = (amount: number): number => Math.round(amount * 100);

/** Fails unless the totals are the sums of the parts, and each part is in whole fils. */
function checkSums({ parts, fees, sellerFees, downPayment, cash }: BuyingCosts): void {
  let sum = 0;
  for (const { slot, amount } of parts) {
    if (amount !== fils(amount) / 100) throw new Error(`${slot} is not in whole fils: ${String(amount)}`);
    sum += fils(amount);
  }
  if (fils(fees) + fils(sellerFees) !== sum) throw new Error('the fees are not the sum of the parts');
  if (fils(cash) !== fils(downPayment) + fils(fees)) throw new Error('the cash is not the sum of its parts');
}

function rentOf(annualRent: number, cheques: number): RentingCosts {
  const input = { emirate: 'dubai', kind: 'villa', annualRent, cheques, furnished: true } as const;
  const costs = rentingCosts(input, book, NOW);
  if (costs.declined !== null) throw new Error(costs.declined);
  return costs;
}

describe('10,000 random inputs', () => {
  /** AED. */
  const more = fc.integer({ min: 1, max: 100_000_000 });
  const inFils = fc.integer({ min: 1, max: 50_000_000_000 });

  it('the parts of a purchase sum to its totals, and a higher price never costs less', () => {
    const inputs = fc.record({
      place: fc.constantFrom(
        { emirate: 'dubai', stage: 'ready' },
        { emirate: 'dubai', stage: 'off-plan' },
        { emirate: 'abu-dhabi', stage: 'ready' },
        { emirate: 'ajman', stage: 'ready' },
        { emirate: 'ras-al-khaimah', stage: 'ready' },
      ),
      kind: fc.constantFrom(...HOME_KINDS),
      price: inFils,
      more,
      share: fc.integer({ min: 0, max: 80 }),
      buyer: fc.constantFrom(...BUYERS),
      home: fc.constantFrom('first', 'second'),
      sellersPart: fc.constantFrom('usual', 'law'),
    });
    fc.assert(
      fc.property(inputs, ({ place, share, price, more: rise, ...same }) => {
        const loans = [
          Math.floor((price * share) / 100) / 100,
          ...(same.buyer === 'non-resident' ? [] : ['largest' as const]),
        ];
        for (const loan of loans) {
          const cheap = costsOf({ ...place, ...same, loan, price: price / 100 });
          // From one dirham on, rounding to fils cannot hide the difference.
          const dear = costsOf({ ...place, ...same, loan, price: (price + 99 + rise) / 100 });
          checkSums(cheap);
          checkSums(dear);
          if (dear.fees < cheap.fees || dear.cash <= cheap.cash)
            throw new Error('the higher price costs less');
        }
      }),
      { numRuns: 10_000 },
    );
  });

  it('the parts of a rent sum to its totals, and a higher rent never costs less', () => {
    fc.assert(
      fc.property(inFils, more, fc.integer({ min: 1, max: 12 }), (rent, rise, cheques) => {
        const cheap = rentOf(rent / 100, cheques);
        const dear = rentOf((rent + rise) / 100, cheques);
        for (const { parts, firstCheque, firstDay, monthlyRent, housingFee, monthly } of [cheap, dear]) {
          const once = parts.reduce((sum, { amount }) => sum + fils(amount), fils(firstCheque));
          if (fils(firstDay) !== once) throw new Error('the first day is not the sum of its parts');
          if (fils(monthly) !== fils(monthlyRent) + fils(housingFee?.amount ?? 0))
            throw new Error('the month is not the sum of its parts');
        }
        if (dear.firstDay < cheap.firstDay || dear.monthly < cheap.monthly)
          throw new Error('the higher rent costs less');
      }),
      { numRuns: 10_000 },
    );
  });
});

it('each emirate answers or declines', () => {
  const answers = EMIRATES.map((emirate) => {
    const buys = HOME_KINDS.map((kind) => buyingCosts({ ...FLAT, emirate, kind }, book, NOW).declined);
    const offPlan = buyingCosts({ ...FLAT, emirate, stage: 'off-plan' }, book, NOW).declined;
    const rents = rentingCosts(
      { emirate, kind: 'villa', annualRent: 90_000, cheques: 1, furnished: false },
      book,
      NOW,
    ).declined;
    return [emirate, ...buys, offPlan, rents];
  });
  const no = 'no-confirmed-rules';
  expect(answers).toEqual([
    ['abu-dhabi', null, null, null, no, no],
    ['dubai', null, null, null, null, null],
    ['sharjah', no, no, no, no, no],
    ['ajman', null, null, null, no, no],
    ['umm-al-quwain', no, no, no, no, no],
    ['ras-al-khaimah', null, null, null, no, no],
    ['fujairah', no, no, no, no, no],
  ]);
});

it('the seed is valid, and each id is there once', () => {
  expect(INITIAL_RULES).toHaveLength(62);
  expect(new Set(INITIAL_RULES.map(({ id }) => id)).size).toBe(62);
  for (const rule of rules) ruleSchema.parse(rule);
  for (const { versions } of INITIAL_RULES)
    for (const version of versions) versionContentSchema.parse(version);
});

describe('which version is in force', () => {
  /** The trustee's fee as version 1, with another version. */
  function withVersion(change: Partial<RuleVersion>): RuleBook {
    return new RuleBook(
      rules.map((rule): Rule => {
        const [first] = rule.versions;
        if (rule.id !== 'dubai.sale.trustee' || first === undefined) return rule;
        const terms = replaceTermsFields(first.terms, { 'charges.0.steps.1.amount': 5_000 });
        if (terms === undefined) throw new Error('the terms are not valid');
        return { ...rule, versions: [first, { ...first, terms, version: 2, ...change }] };
      }),
    );
  }
  const feeOf = (of: RuleBook, at: string) =>
    costsOf({}, of, asOfTime(at)).parts.find(({ slot }) => slot === 'sale.trustee');

  it('a version starts on its first day in Dubai', () => {
    const changed = withVersion({ validFrom: '2026-11-28' });
    expect(feeOf(changed, '2026-11-27T19:59:59Z')).toMatchObject({ amount: 4_200, version: 1 });
    expect(feeOf(changed, '2026-11-27T20:00:00Z')).toMatchObject({ amount: 5_250, version: 2 });
    expect(dubaiDate('2026-11-27T20:00:00Z')).toBe('2026-11-28');
  });

  it('an old link gives its old sum after a correction, and the changes are named', () => {
    const changed = withVersion({ confirmedAt: '2026-11-28T06:00:00Z' });
    const before = costsOf({}, changed, asOfTime('2026-11-27T10:00:00Z'));
    const after = costsOf({}, changed, NOW);
    expect([before.fees, after.fees]).toEqual([126_780, 127_830]);
    expect(changesSince(before.parts, after.parts)).toEqual([
      { slot: 'sale.trustee', payer: 'buyer', before: 4_200, after: 5_250 },
    ]);
    expect(changesSince(after.parts, after.parts)).toEqual([]);
  });

  it('the rules are the same since midnight in Dubai, or since the last confirmation of the day', () => {
    expect(unchangedSince(rules, '2026-11-28T08:00:00Z')).toBe('2026-11-27T20:00:00.000Z');
    const [first, ...others] = confirmedInitialRules('2026-11-28T06:00:00Z');
    if (first === undefined) throw new Error('there is no rule');
    expect(unchangedSince([first, ...others], '2026-11-28T08:00:00Z')).toBe('2026-11-28T06:00:00.000Z');
    expect(unchangedSince([], '2026-11-28T21:00:00Z')).toBe('2026-11-28T20:00:00.000Z');
  });

  it('what is not confirmed, or of low confidence, has no figure', () => {
    const unconfirmed = withVersion({ confirmedAt: null, validFrom: '2026-11-01' });
    expect(feeOf(unconfirmed, NOW.known)).toMatchObject({ version: 1 });
    const low = withVersion({ confidence: 'low', validFrom: '2026-11-01' });
    expect(feeOf(low, NOW.known)).toMatchObject({ version: 1 });
    const nothing = new RuleBook(
      rules.map((rule) => ({
        ...rule,
        versions: rule.versions.map((one) => ({ ...one, confirmedAt: null })),
      })),
    );
    expect(buyingCosts(FLAT, nothing, NOW)).toEqual({ declined: 'no-confirmed-rules' });
  });

  it('a fee without its confirmed VAT has no figure', () => {
    const noTax = new RuleBook(rules.filter(({ id }) => id !== 'vat.standard'));
    expect(costsOf({}, noTax).notIncluded).toEqual(['sale.trustee', 'agency.sale']);
  });
});

it('currencies have their confirmed rates alone', () => {
  expect(exchangeRates(book, NOW)).toMatchObject([{ currency: 'USD', aed: 3.6725, rule: 'currency.usd' }]);
  expect(exchangeRates(new RuleBook([]), NOW)).toEqual([]);
});

it('values of terms are listed, replaced and compared', () => {
  const [terms] = rules.find(({ id }) => id === 'dubai.agency.sale')?.versions.map((one) => one.terms) ?? [];
  if (terms === undefined) throw new Error('there is no such rule');
  expect(termsFields(terms)).toContainEqual({ path: 'charges.0.rate', value: 0.02 });
  const changed = replaceTermsFields(terms, { 'charges.0.rate': 0.015 });
  expect(changed && diffTerms(terms, changed)).toEqual([
    { path: 'charges.0.rate', before: 0.02, after: 0.015 },
  ]);
  expect(replaceTermsFields(terms, { 'charges.0.rate': -1 })).toBeUndefined();
  expect(replaceTermsFields(terms, { 'charges.7.rate': 0 })).toBeUndefined();
});
