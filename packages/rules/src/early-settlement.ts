import { Decimal } from 'decimal.js';
import { refOf, type AsOf, type RuleBook, type RuleRef } from './in-force.js';
import { feeParts } from './fee-parts.js';
import { toFils } from './money.js';

const RULE = 'uae.mortgage.early-settlement';

/** Bank fee for early settlement of a loan, AED; undefined without a confirmed rule. */
export function earlySettlement(
  outstanding: number,
  book: RuleBook,
  asOf: AsOf,
): (RuleRef & { fee: number; withVat: number }) | undefined {
  const [part] =
    feeParts(book, 'mortgage.early-settlement', RULE, { loan: outstanding, kind: 'apartment' }, asOf) ?? [];
  if (part === undefined) return undefined;
  const fee = toFils(new Decimal(part.amount).minus(part.vat?.amount ?? 0));
  return { ...refOf(part), fee, withVat: part.amount };
}
