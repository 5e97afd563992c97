import { Decimal } from 'decimal.js';
import { refOf, type AsOf, type InForce, type RuleBook, type RuleRef } from './in-force.js';
import { sumOf, toFils } from './money.js';
import type { Charge, TermsOf } from './terms.js';
import type { HomeKind, Payer } from './vocabulary.js';

/** Purpose of a rule in any emirate, used as the suffix of its id. */
export type Slot =
  | 'sale.registration'
  | 'offplan.registration'
  | 'offplan.admin'
  | 'offplan.agency'
  | 'sale.admin.unit'
  | 'sale.admin.land'
  | 'sale.trustee'
  | 'agency.sale'
  | 'mortgage.registration'
  | 'bank.arrangement'
  | 'bank.valuation'
  | 'mortgage.early-settlement'
  | 'rent.deposit'
  | 'rent.agency'
  | 'rent.ejari'
  | 'rent.dewa-deposit'
  | 'rent.housing-fee';

/** Amount that one payer pays by one rule, AED. */
export interface CostPart extends RuleRef {
  slot: Slot;
  /** Payer by the rule. */
  payer: Payer;
  /** Actual payer. */
  paidBy: Payer;
  amount: number;
  /** The part of `amount` that is returned at the end. */
  refundable: number;
  /** True when the contract may agree on less. */
  isMaximum: boolean;
  /** VAT within `amount`; null when the rule has none. */
  vat: (RuleRef & { amount: number }) | null;
}

export interface FeeBasis {
  price?: Decimal.Value;
  loan?: Decimal.Value;
  annualRent?: Decimal.Value;
  kind: HomeKind;
  furnished?: boolean;
  national?: boolean;
}

const ZERO = new Decimal(0);
const BASIS = { price: 'price', loan: 'loan', 'annual-rent': 'annualRent', fixed: undefined } as const;

/**
 * Returns the amounts that each payer pays under the rule of a slot; undefined if the rule, or the VAT rule that it
 * needs, may not be shown. Each amount is exact until it is rounded to fils, once.
 */
export function feeParts(
  book: RuleBook,
  slot: Slot,
  id: string,
  basis: FeeBasis,
  asOf: AsOf,
): CostPart[] | undefined {
  const fee = book.find(id, 'fee', asOf);
  if (fee === undefined) return undefined;
  const vat = fee.terms.vat ? book.find('vat.standard', 'vat', asOf) : null;
  if (vat === undefined) return undefined;
  const charges = fee.terms.charges.filter((charge) => appliesTo(charge, basis));
  const payers = [...new Set(charges.map(({ payer }) => payer))];
  return payers.map((payer) => {
    const own = charges.filter((charge) => charge.payer === payer);
    return partOf(slot, fee, vat, payer, own, basis);
  });
}

function partOf(
  slot: Slot,
  fee: InForce<TermsOf<'fee'>>,
  vat: InForce<TermsOf<'vat'>> | null,
  payer: Payer,
  charges: Charge[],
  basis: FeeBasis,
): CostPart {
  const { rule, version, sources, isDemo, validFrom, terms } = fee;
  const field = BASIS[terms.basis];
  const of = new Decimal((field && basis[field]) ?? 0);
  let net = ZERO;
  let returned = net;
  for (const charge of charges) {
    const amount = chargeOf(charge, of);
    net = net.plus(amount);
    if (charge.refundable === true) returned = returned.plus(amount);
  }
  const tax = vat && net.times(vat.terms.rate);
  return {
    rule,
    version,
    sources,
    isDemo,
    validFrom,
    slot,
    payer,
    paidBy: payer,
    amount: toFils(tax === null ? net : net.plus(tax)),
    refundable: toFils(returned),
    isMaximum: terms.isMaximum,
    vat: vat && tax && { ...refOf(vat), amount: toFils(tax) },
  };
}

function chargeOf({ rate, amount, steps, min, max }: Charge, of: Decimal): Decimal {
  let charge = rate === undefined ? ZERO : of.times(rate);
  if (amount !== undefined) charge = charge.plus(amount);
  const step = steps?.findLast(({ from }) => of.gte(from));
  if (step !== undefined) charge = charge.plus(step.amount);
  if (min !== undefined) charge = Decimal.max(charge, min);
  if (max !== undefined) charge = Decimal.min(charge, max);
  return charge;
}

const appliesTo = ({ kinds, furnished, national }: Charge, basis: FeeBasis): boolean =>
  (kinds === undefined || kinds.includes(basis.kind)) &&
  (furnished === undefined || furnished === (basis.furnished ?? false)) &&
  (national === undefined || national === (basis.national ?? false));

/** Total for one payer, AED. */
export const paidBy = (parts: readonly CostPart[], payer: Payer): number =>
  sumOf(parts.filter((part) => part.paidBy === payer).map(({ amount }) => amount));
