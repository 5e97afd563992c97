import { Decimal } from 'decimal.js';
import type { Declined } from './buying-costs.js';
import { feeParts, paidBy, type CostPart, type Slot } from './fee-parts.js';
import type { AsOf, RuleBook } from './in-force.js';
import { sumOf, toFils } from './money.js';
import { ruleIdOf } from './rule-ids.js';
import type { Emirate, HomeKind } from './vocabulary.js';

export interface RentingInput {
  emirate: Emirate;
  kind: Exclude<HomeKind, 'land'>;
  /** AED a year. */
  annualRent: number;
  /** How many cheques the rent is paid in. */
  cheques: number;
  furnished: boolean;
}

export interface RentingCosts {
  declined: null;
  firstCheque: number;
  /** One-off payments on top of the rent. */
  parts: CostPart[];
  notIncluded: Slot[];
  /** Cash for the first day: the first cheque and `parts`. */
  firstDay: number;
  /** The part of `firstDay` that is returned at the end. */
  refundable: number;
  monthlyRent: number;
  /** Housing fee of a month; null without a confirmed rule. */
  housingFee: CostPart | null;
  /** Rent and housing fee of a month. */
  monthly: number;
}

/** The tenancy's registration comes first: without its rule nothing is calculated. */
const ONCE = ['rent.ejari', 'rent.deposit', 'rent.agency', 'rent.dewa-deposit'] as const;

/** Calculates what renting a home costs; all amounts are AED. */
export function rentingCosts(input: RentingInput, book: RuleBook, asOf: AsOf): RentingCosts | Declined {
  const { emirate, kind, annualRent, furnished } = input;
  const parts: CostPart[] = [];
  const notIncluded: Slot[] = [];
  for (const slot of ONCE) {
    const found = feeParts(book, slot, ruleIdOf(emirate, slot), { annualRent, kind, furnished }, asOf);
    if (found !== undefined) parts.push(...found);
    else if (slot === 'rent.ejari') return { declined: 'no-confirmed-rules' };
    else notIncluded.push(slot);
  }
  const [housingFee = null] =
    feeParts(
      book,
      'rent.housing-fee',
      ruleIdOf(emirate, 'rent.housing-fee'),
      // The fee is a share of the yearly rent; a twelfth is charged each month.
      { annualRent: new Decimal(annualRent).div(12), kind },
      asOf,
    ) ?? [];
  const rent = new Decimal(annualRent);
  const firstCheque = toFils(rent.div(input.cheques));
  const monthlyRent = toFils(rent.div(12));
  return {
    declined: null,
    firstCheque,
    parts,
    notIncluded: housingFee === null ? [...notIncluded, 'rent.housing-fee'] : notIncluded,
    firstDay: sumOf([firstCheque, paidBy(parts, 'tenant')]),
    refundable: sumOf(parts.map(({ refundable }) => refundable)),
    monthlyRent,
    housingFee,
    monthly: sumOf([monthlyRent, housingFee?.amount ?? 0]),
  };
}
