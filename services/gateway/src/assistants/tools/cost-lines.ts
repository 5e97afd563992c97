import { costQuestionOf } from '@manzil/contracts/listings/cost-question-of';
import type { Property } from '@manzil/contracts/listings/property';
import { costPath, costsOf } from '@manzil/rules/cost-question';
import type { CostPart, Slot } from '@manzil/rules/fee-parts';
import { asOfTime, RuleBook, unchangedSince } from '@manzil/rules/in-force';
import type { Rule } from '@manzil/rules/rule';
import { PAYERS } from '@manzil/rules/vocabulary';
import { z } from 'zod';

export const DEMO_NOTE = 'Demo data: nobody has checked these rules.';

export const costLineSchema = z.object({
  name: z.string(),
  aed: z.number(),
  owedBy: z.enum(PAYERS),
  paidBy: z.enum(PAYERS),
  isMaximum: z.boolean(),
  rule: z.string(),
  version: z.int(),
  sources: z.array(z.string()),
});

export const toCostLine = (
  { rule, version, sources, amount, payer, paidBy, isMaximum }: CostPart,
  rules: readonly Rule[],
): z.input<typeof costLineSchema> => ({
  name: rules.find(({ id }) => id === rule)?.name ?? rule,
  aed: amount,
  owedBy: payer,
  paidBy,
  isMaximum,
  rule,
  version,
  sources: sources.flatMap(({ url }) => url ?? []),
});

export const homeCostsSchema = z.object({
  lines: z.array(costLineSchema),
  cashOnFirstDayAed: z
    .number()
    .describe('Price and fees of a purchase in cash; first cheque, deposits and fees of a rent'),
  perMonthAed: z.number().nullable().describe('Rent with the housing fee; null for a sale'),
  serviceChargeAYearAed: z.number().nullable(),
  notIncluded: z.array(z.string()).describe('Costs without a confirmed figure'),
  asOf: z.string(),
  url: z.string().describe('The same figures on the site, with rules and sources'),
  note: z.string(),
});

/** The costs as shown on the page of a listing; null without a price, or without a confirmed rule of its emirate. */
export function homeCosts(
  home: Property,
  rules: readonly Rule[],
  origin: string,
): z.input<typeof homeCostsSchema> | null {
  const question = costQuestionOf(home);
  if (question === undefined) return null;
  const at = unchangedSince(rules, new Date().toISOString());
  const costs = costsOf(question, new RuleBook(rules), asOfTime(at));
  if (costs.declined !== null) return null;
  const isSale = 'cash' in costs;
  const parts = isSale || costs.housingFee === null ? costs.parts : [...costs.parts, costs.housingFee];
  return {
    lines: parts.map((part) => toCostLine(part, rules)),
    cashOnFirstDayAed: isSale ? costs.cash : costs.firstDay,
    perMonthAed: isSale ? null : costs.monthly,
    serviceChargeAYearAed: question.deal === 'sale' ? question.serviceCharge : null,
    notIncluded: costs.notIncluded.map(slotName),
    asOf: at,
    url: origin + costPath(question, at),
    note: parts.some(({ isDemo }) => isDemo) ? `${DEMO_NOTE} An estimate.` : 'An estimate.',
  };
}

export const slotName = (slot: Slot): string => NOT_INCLUDED[slot] ?? slot;

const NOT_INCLUDED: Readonly<Partial<Record<Slot, string>>> = {
  'offplan.admin': 'Administration charge of the developer',
  'offplan.agency': 'Agency commission',
  'agency.sale': 'Agency commission',
  'sale.admin.unit': 'Title deed and plan',
  'sale.admin.land': 'Title deed and map',
  'sale.trustee': 'Registration trustee',
  'mortgage.registration': 'Registration of the mortgage',
  'bank.arrangement': 'Arrangement fee of the bank',
  'bank.valuation': 'Valuation by the bank',
  'rent.deposit': 'Security deposit',
  'rent.agency': 'Agency commission',
  'rent.dewa-deposit': 'Deposit for water and electricity',
  'rent.housing-fee': 'Housing fee',
};
