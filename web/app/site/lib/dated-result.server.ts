import { readAsOf } from '@manzil/rules/cost-question';
import { asOfTime, RuleBook, type AsOf } from '@manzil/rules/in-force';
import type { LoaderCall } from '../../shared/lib/api-call.server';
import { loadRules } from './home-costs.server';

interface Question<Input, Result> {
  read: (get: (name: string) => string | null) => Input | undefined;
  calculate: (input: Input, book: RuleBook, asOf: AsOf) => Result;
  /** Path and query of the page, with a date for the result of that date. */
  pathOf: (input: Input, asOf?: string) => string;
}

/**
 * Calculates what the query of a page asks for, by the rules of its date and by today's; undefined for an incomplete
 * query.
 */
export async function datedResult<Input, Result>(
  call: LoaderCall,
  { read, calculate, pathOf }: Question<Input, Result>,
) {
  const { searchParams } = new URL(call.request.url);
  const input = read((name) => searchParams.get(name));
  const { rules, at } = await loadRules(call);
  if (input === undefined) return undefined;
  const book = new RuleBook(rules);
  const dated = readAsOf(searchParams.get('asOf'), at);
  const asOf = dated ?? at;
  const today = calculate(input, book, asOfTime(at));
  const result = dated === undefined ? today : calculate(input, book, asOfTime(asOf));
  const isSame = JSON.stringify(result) === JSON.stringify(today);
  return {
    input,
    result,
    book,
    /** ISO 8601. */
    asOf,
    link: pathOf(input, asOf),
    /** Null for a link without a date. */
    since: dated === undefined ? null : { isSame, today, link: pathOf(input) },
  };
}
