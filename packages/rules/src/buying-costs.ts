import { Decimal } from 'decimal.js';
import { feeParts, paidBy, type CostPart, type Slot } from './fee-parts.js';
import { refOf, type AsOf, type RuleBook, type RuleRef } from './in-force.js';
import { loanShare, type LoanShare } from './loan-share.js';
import { sumOf, toFils } from './money.js';
import { ruleIdOf } from './rule-ids.js';
import type { Buyer, Emirate, HomeKind } from './vocabulary.js';

export interface BuyingInput {
  emirate: Emirate;
  kind: HomeKind;
  stage: 'ready' | 'off-plan';
  /** AED. */
  price: number;
  /** AED; `largest` is the maximum by the loan share, and 0 is a purchase in cash. */
  loan: number | 'largest';
  buyer: Buyer;
  home: 'first' | 'second';
  /** Who pays the seller's part: the seller by law, or the buyer as usual in contracts. */
  sellersPart: 'usual' | 'law';
}

/** Why nothing is calculated: no confirmed rule of the emirate, or none about the largest loan. */
export interface Declined {
  declined: 'no-confirmed-rules' | 'unknown-loan';
}

export interface BuyingCosts {
  declined: null;
  parts: CostPart[];
  /** Fees that exist but have no confirmed figure. */
  notIncluded: Slot[];
  loan: number;
  loanShare: LoanShare | null;
  downPayment: number;
  /** All fees that the buyer pays. */
  fees: number;
  sellerFees: number;
  /** Cash that the buyer needs on the day: down payment and fees. */
  cash: number;
  /** The rule that fees may not be financed by a loan; null if none is in force. */
  feesInCash: RuleRef | null;
}

/** Calculates what buying a home costs; all amounts are AED. */
export function buyingCosts(input: BuyingInput, book: RuleBook, asOf: AsOf): BuyingCosts | Declined {
  const share = loanShare(input, book, asOf);
  if (input.loan === 'largest' && share === undefined) return { declined: 'unknown-loan' };
  const loan =
    input.loan === 'largest' ? toFils(new Decimal(input.price).times(share?.max ?? 0)) : input.loan;
  const basis = {
    price: input.price,
    loan,
    kind: input.kind,
    national: input.buyer === 'national',
  };
  const parts: CostPart[] = [];
  const notIncluded: Slot[] = [];
  const [registration, ...others] = slotsOf(input, loan);
  for (const slot of [registration, ...others]) {
    const found = feeParts(book, slot, ruleIdOf(input.emirate, slot), basis, asOf);
    if (found !== undefined) parts.push(...found);
    else if (slot === registration) return { declined: 'no-confirmed-rules' };
    else notIncluded.push(slot);
  }
  const paid = input.sellersPart === 'law' ? parts : parts.map((part) => asUsual(part, book, asOf));
  const fees = paidBy(paid, 'buyer');
  const downPayment = new Decimal(input.price).minus(loan).toNumber();
  const inCash = book.find('uae.fees.not-financed', 'fees-in-cash', asOf);
  return {
    declined: null,
    parts: paid,
    notIncluded,
    loan,
    loanShare: share ?? null,
    downPayment,
    fees,
    sellerFees: paidBy(paid, 'seller'),
    cash: sumOf([downPayment, fees]),
    feesInCash: inCash === undefined ? null : refOf(inCash),
  };
}

/** Fees of a purchase; the first is the registration, without whose rule nothing is calculated. */
function slotsOf({ kind, stage, emirate }: BuyingInput, loan: number): [Slot, ...Slot[]] {
  const ofLoan: Slot[] = loan > 0 ? ['mortgage.registration', 'bank.arrangement', 'bank.valuation'] : [];
  if (stage === 'off-plan') return ['offplan.registration', 'offplan.admin', 'offplan.agency', ...ofLoan];
  const ofDubai: Slot[] =
    emirate === 'dubai' ? [kind === 'land' ? 'sale.admin.land' : 'sale.admin.unit', 'sale.trustee'] : [];
  return ['sale.registration', ...ofDubai, 'agency.sale', ...ofLoan];
}

function asUsual(part: CostPart, book: RuleBook, asOf: AsOf): CostPart {
  if (part.payer !== 'seller') return part;
  const fee = book.find(part.rule, 'fee', asOf);
  return fee?.terms.buyerUsuallyPaysAll === true ? { ...part, paidBy: 'buyer' } : part;
}
