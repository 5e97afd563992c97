import type { Property } from '@manzil/contracts/listings/property';
import { unchangedSince } from '@manzil/rules/in-force';
import { replaceTermsFields } from '@manzil/rules/terms-fields';
import { readAsOf, readCostQuestion } from '@manzil/rules/cost-question';
import { describe, expect, it } from 'vitest';
import { sampleRules } from '../../testing/samples/sample-rules';
import { homeCosts, projectCosts } from './home-costs.server';

const home = (over: Partial<Property>): Property =>
  ({
    adType: 'sale',
    emirate: 'Dubai',
    unitType: 'Apartment',
    price: 2_000_000,
    completionStatus: 'completed',
    furnishing: null,
    cheques: null,
    builtUpArea: 1_000,
    serviceCharge: 17.5,
    ...over,
  }) as Property;
const costsOf = (over: Partial<Property>) => homeCosts(home(over), sampleRules);

describe('what a home costs', () => {
  it('for sale is cash, and cash on the day with the largest loan', () => {
    expect(costsOf({})).toMatchObject({
      deal: 'sale',
      isDemo: true,
      fees: 126_780,
      cash: 2_126_780,
      isFeeInCash: true,
      serviceCharge: 17_500,
      mortgage: { share: 0.8, loan: 1_600_000, downPayment: 400_000, cash: 531_070 },
    });
  });

  it('off-plan and as land is by rules of their own', () => {
    expect(costsOf({ completionStatus: 'off_plan' })).toMatchObject({
      lines: [{ slot: 'offplan.registration', amount: 80_000 }],
      fees: 80_000,
      mortgage: { share: 0.5 },
    });
    expect(costsOf({ unitType: 'Plot', price: 450_000 })).toMatchObject({ fees: 29_980, mortgage: null });
  });

  it('for rent is cash for the first day, and then by the month', () => {
    expect(costsOf({ adType: 'rent', price: 120_000, cheques: 4 })).toMatchObject({
      deal: 'rent',
      isChequesStated: true,
      firstDay: 44_650,
      refundable: 8_000,
      housingFee: 500,
      monthly: 10_500,
    });
    expect(costsOf({ adType: 'rent', price: 120_000 })).toMatchObject({
      cheques: 1,
      isChequesStated: false,
      firstCheque: 120_000,
    });
  });

  it('is unknown in an emirate without confirmed rules, and nothing without a price or for what is no home', () => {
    expect(costsOf({ emirate: 'Sharjah' })).toMatchObject({ deal: 'none', emirate: 'Sharjah' });
    expect(costsOf({ emirate: 'Ras Al Khaimah' })).toMatchObject({
      fees: 40_000,
      sellerFees: 40_000,
    });
    expect(costsOf({ price: null })).toBeNull();
    expect(costsOf({ unitType: null })).toBeNull();
    expect(costsOf({ emirate: 'Doha' })).toBeNull();
    expect(homeCosts(home({}), { rules: [], at: sampleRules.at })).toMatchObject({ deal: 'none' });
  });

  it('in a project is its lowest price, off-plan and by the rules of its emirate', () => {
    expect(projectCosts({ price: 1_480_000, location: 'Dubai Creek Harbour' }, sampleRules)).toMatchObject({
      isFrom: true,
      lines: [{ slot: 'offplan.registration', payer: 'buyer', amount: 59_200 }],
      notIncluded: ['offplan.admin', 'offplan.agency'],
      cash: 1_539_200,
      mortgage: { share: 0.5 },
    });
    expect(projectCosts({ price: 1_480_000, location: 'Yas Island' }, sampleRules)).toMatchObject({
      deal: 'none',
      emirate: 'Abu Dhabi',
    });
    expect(projectCosts({ price: null, location: 'Dubai Marina' }, sampleRules)).toBeNull();
    expect(projectCosts({ price: 900_000, location: 'Atlantis' }, sampleRules)).toBeNull();
  });

  it('is by a version that starts tomorrow from midnight in Dubai on', () => {
    const rules = sampleRules.rules.map((rule) => {
      const [first] = rule.versions;
      const terms = first && replaceTermsFields(first.terms, { 'charges.0.steps.1.amount': 5_000 });
      return rule.id !== 'dubai.sale.trustee' || first === undefined || terms === undefined
        ? rule
        : { ...rule, versions: [first, { ...first, terms, version: 2, validFrom: '2026-11-29' }] };
    });
    const shownAt = (now: string) => {
      const at = unchangedSince(rules, now);
      const shown = homeCosts(home({}), { rules, at });
      return shown?.deal === 'sale' ? shown.fees : null;
    };
    expect(shownAt('2026-11-28T19:59:59Z')).toBe(126_780);
    expect(shownAt('2026-11-28T20:00:00Z')).toBe(127_830);
  });

  it('has a link that asks the same again', () => {
    const { link = '' } = costsOf({ emirate: 'Ajman', unitType: 'Villa', price: 1_250_000 }) ?? {};
    const params = new URL(link, 'https://manzil.example').searchParams;
    expect(readCostQuestion((name) => params.get(name))).toMatchObject({
      deal: 'sale',
      input: { emirate: 'ajman', kind: 'villa', price: 1_250_000, loan: 0 },
      serviceCharge: 17_500,
    });
    expect(readAsOf(params.get('asOf'), sampleRules.at)).toBe(sampleRules.at);
  });
});

describe('a link of an estimate', () => {
  const read = (query: string) => {
    const params = new URLSearchParams(query);
    return readCostQuestion((name) => params.get(name));
  };

  it('is read with sensible values for what it leaves out', () => {
    expect(read('price=1,500,000')).toMatchObject({
      deal: 'sale',
      input: {
        emirate: 'dubai',
        kind: 'apartment',
        stage: 'ready',
        loan: 0,
        buyer: 'resident',
        home: 'first',
      },
    });
    expect(read('deal=rent&rent=90000.50&cheques=6&furnished=true&kind=villa')).toEqual({
      deal: 'rent',
      input: { emirate: 'dubai', kind: 'villa', annualRent: 90_000.5, cheques: 6, furnished: true },
    });
    expect(read('price=1000000&loan=largest')).toMatchObject({ input: { loan: 'largest' } });
  });

  it.each(['', 'price=0', 'price=-1', 'price=1e9', 'price=99999999999', 'price=5&loan=6', 'deal=rent'])(
    'without an amount that makes sense is none: %s',
    (query) => {
      expect(read(query)).toBeUndefined();
    },
  );

  it.each(['deal=rent&rent=9&kind=land', 'deal=rent&rent=9&cheques=13', 'deal=rent&rent=9&cheques=1.5'])(
    'with a rent that cannot be is none: %s',
    (query) => {
      expect(read(query)).toBeUndefined();
    },
  );

  it('has a time in the past', () => {
    const now = '2026-11-28T08:00:00.000Z';
    expect(readAsOf('2026-11-27T08:00:00Z', now)).toBe('2026-11-27T08:00:00.000Z');
    for (const text of [null, '', '2026-11-29T08:00:00Z', '2026-13-40T08:00:00Z', '2026-11-27', 'yesterday'])
      expect(readAsOf(text, now)).toBeUndefined();
  });
});
