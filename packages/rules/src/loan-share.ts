import { refOf, type AsOf, type RuleBook, type RuleRef } from './in-force.js';
import type { Buyer } from './vocabulary.js';

export interface Borrowing {
  /** AED. */
  price: number;
  /** Each bank sets its own limits for loans to non-residents. */
  buyer: Buyer;
  home: 'first' | 'second';
  stage: 'ready' | 'off-plan';
}

/** Largest share of the price that a bank may lend. */
export interface LoanShare extends RuleRef {
  /** A fraction. */
  max: number;
}

/** Undefined for non-residents, and without a confirmed rule. */
export function loanShare(
  { price, buyer, home, stage }: Borrowing,
  book: RuleBook,
  asOf: AsOf,
): LoanShare | undefined {
  if (buyer === 'non-resident') return undefined;
  const found = book.find('uae.ltv', 'loan-share', asOf);
  if (found === undefined) return undefined;
  const borrower = buyer === 'national' ? 'national' : 'expatriate';
  const wanted = stage === 'off-plan' ? 'off-plan' : home;
  const rows = found.terms.rows.filter(
    (row) =>
      row.home === wanted && (row.borrower === 'any' || row.borrower === borrower) && price > row.above,
  );
  if (rows.length === 0) return undefined;
  const { max } = rows.reduce((best, row) => (row.above > best.above ? row : best));
  return { ...refOf(found), max };
}

/** Shares have up to four decimals. */
const ACCURACY = 10_000;

/** Smallest down payment in per cent of the price. */
export const leastDownPercent = ({ max }: LoanShare): number =>
  ((ACCURACY - Math.round(max * ACCURACY)) * 100) / ACCURACY;
