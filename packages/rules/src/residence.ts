import { Decimal } from 'decimal.js';
import { refOf, type AsOf, type RuleBook, type RuleRef } from './in-force.js';
import type { Emirate } from './vocabulary.js';

/** Whether an owner can qualify for residence by the value of the home; not legal advice. */
interface Qualifies extends RuleRef {
  qualifies: boolean;
}

interface Residence {
  /** Null without a confirmed rule. */
  golden: Qualifies | null;
  twoYear: Qualifies | null;
}

/** `shares` are fractions of the owners; the smallest one decides. */
export function residence(
  { emirate, value, shares }: { emirate: Emirate; value: number; shares: readonly number[] },
  book: RuleBook,
  asOf: AsOf,
): Residence {
  const check = (id: string): Qualifies | null => {
    const found = book.find(id, 'residence', asOf);
    if (found === undefined) return null;
    const { soleMin, jointShareMin } = found.terms;
    const least = shares.length > 1 ? (jointShareMin ?? soleMin) : soleMin;
    const smallest = new Decimal(value).times(shares.length > 0 ? Decimal.min(...shares) : 1);
    return { ...refOf(found), qualifies: smallest.gte(least) };
  };
  return {
    golden: check('uae.visa.golden'),
    twoYear: emirate === 'dubai' ? check('dubai.visa.two-year') : null,
  };
}
