import { Decimal } from 'decimal.js';
import { buyingCosts, type BuyingCosts, type BuyingInput, type Declined } from './buying-costs.js';
import { earlySettlement } from './early-settlement.js';
import type { AsOf, RuleBook } from './in-force.js';
import { toFils } from './money.js';
import { calculateMortgage } from './mortgage.js';
import { rentingCosts, type RentingCosts } from './renting-costs.js';
import type { HomeKind } from './vocabulary.js';

export interface RentOrBuyInput extends BuyingInput {
  kind: Exclude<HomeKind, 'land'>;
  /** Interest of the loan a year, per cent. */
  rate: number;
  loanYears: number;
  /** AED a year. */
  serviceCharge: number;
  annualRent: number;
  /** How many years are compared. */
  years: number;
  /** Changes a year, per cent. */
  rentGrowth: number;
  priceGrowth: number;
  savingsReturn: number;
}

export interface RentOrBuyYear {
  year: number;
  /** AED paid in the year. */
  paidToBuy: number;
  paidToRent: number;
  /** Value of the home minus the outstanding loan and its settlement fee, AED. */
  ifBought: number;
  /** Savings of a tenant with the same spending, AED. */
  ifRented: number;
}

export interface RentOrBuy {
  declined: null;
  costs: BuyingCosts;
  /** Null without a confirmed rule for the costs of renting. */
  renting: RentingCosts | null;
  instalment: number;
  years: RentOrBuyYear[];
  /** First year after which buying stays ahead; null if there is none. */
  aheadFrom: number | null;
}

/**
 * Compares buying with renting a similar home. Both start with the cash that buying needs and spend the same amount
 * each year; the cheaper one saves the difference.
 */
export function rentOrBuy(input: RentOrBuyInput, book: RuleBook, asOf: AsOf): RentOrBuy | Declined {
  const costs = buyingCosts(input, book, asOf);
  if (costs.declined !== null) return costs;
  const { emirate, kind, price, annualRent } = input;
  const found = rentingCosts({ emirate, kind, annualRent, cheques: 1, furnished: false }, book, asOf);
  const renting = found.declined === null ? found : null;
  const mortgage = calculateMortgage({
    price: costs.loan,
    down: 0,
    years: input.loanYears,
    rate: input.rate,
  });
  const onceToRent = renting === null ? 0 : renting.firstDay - renting.firstCheque;
  const refundable = renting?.refundable ?? 0;
  const housing =
    renting?.housingFee === null || !renting ? 0 : (renting.housingFee.amount * 12) / annualRent;
  let savings = new Decimal(costs.cash).minus(onceToRent);
  const growth = (percent: number): Decimal => new Decimal(percent).div(100).plus(1);
  const years: RentOrBuyYear[] = [];
  for (let year = 1; year <= input.years; year += 1) {
    const rent = growth(input.rentGrowth)
      .pow(year - 1)
      .times(annualRent);
    const paidToRent = rent.times(1 + housing);
    const ofLoan = year <= input.loanYears ? mortgage.monthly * 12 : 0;
    const paidToBuy = new Decimal(ofLoan).plus(input.serviceCharge);
    savings = savings.times(growth(input.savingsReturn)).plus(paidToBuy).minus(paidToRent);
    const owed = mortgage.years[year - 1]?.balance ?? 0;
    const settling = owed > 0 ? (earlySettlement(owed, book, asOf)?.withVat ?? 0) : 0;
    const value = growth(input.priceGrowth).pow(year).times(price);
    years.push({
      year,
      paidToBuy: toFils(paidToBuy),
      paidToRent: toFils(paidToRent),
      ifBought: toFils(value.minus(owed).minus(settling)),
      ifRented: toFils(savings.plus(refundable)),
    });
  }
  const last = years.findLastIndex(({ ifBought, ifRented }) => ifBought < ifRented);
  return {
    declined: null,
    costs,
    renting,
    instalment: toFils(new Decimal(mortgage.monthly)),
    years,
    aheadFrom: years[last + 1]?.year ?? null,
  };
}
