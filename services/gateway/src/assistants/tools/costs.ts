import { listConfirmedRules } from '@manzil/contracts/http/rules';
import { calculateMortgage, MORTGAGE_LIMITS } from '@manzil/rules/mortgage';
import { buyingCosts } from '@manzil/rules/buying-costs';
import { costPath } from '@manzil/rules/cost-question';
import { asOfTime, RuleBook, unchangedSince } from '@manzil/rules/in-force';
import { leastDownPercent, loanShare } from '@manzil/rules/loan-share';
import type { Rule } from '@manzil/rules/rule';
import { BUYERS, EMIRATES, HOME_KINDS } from '@manzil/rules/vocabulary';
import { DomainError } from '@manzil/service-kit/errors';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { costLineSchema, DEMO_NOTE, slotName, toCostLine } from './cost-lines.js';
import { READS_ONLY, runTool, type ToolContext } from './run-tool.js';

const { price, down, years, rate } = MORTGAGE_LIMITS;

const NOTE =
  'An estimate to plan with, not an offer: the bank decides on rate, amount and term, and contracts may divide fees otherwise. Name the date and the link with the figures.';

const inputSchema = {
  priceAed: z.number().min(price.min).max(price.max),
  emirate: z.enum(EMIRATES).default('dubai'),
  kind: z.enum(HOME_KINDS).default('apartment'),
  buyer: z.enum(BUYERS).default('resident').describe('A UAE national, a resident, or a non-resident'),
  firstHome: z.boolean().default(true),
  withMortgage: z.boolean().default(true),
  downPaymentPercent: z
    .number()
    .min(down.min)
    .max(down.max)
    .optional()
    .describe('The least that banks ask of this buyer when it is not given; needed for non-residents'),
  years: z.int().min(years.min).max(years.max).default(years.start),
  ratePercent: z.number().min(rate.min).max(rate.max).default(rate.start).describe('Interest a year'),
  offPlan: z.boolean().default(false),
};
type Terms = z.output<z.ZodObject<typeof inputSchema>>;

export function addCostTool(server: McpServer, context: ToolContext): void {
  server.registerTool(
    'estimate_costs',
    {
      title: 'Estimate the costs of buying',
      description:
        'What buying a home costs on top of its price by confirmed rules with dates and sources, the cash that is needed, and the monthly payment of a mortgage.',
      inputSchema,
      outputSchema: {
        costs: z.array(costLineSchema),
        totalCostsAed: z.number().describe('What the buyer pays on top of the price'),
        cashNeededAed: z.number().describe('Down payment and costs, paid on the day'),
        notIncluded: z.array(z.string()).describe('Costs without a confirmed figure'),
        mortgage: z
          .object({
            loanAed: z.number(),
            downPaymentAed: z.number(),
            monthlyAed: z.number(),
            totalInterestAed: z.number(),
          })
          .nullable(),
        leastDownPaymentPercent: z.number().nullable(),
        asOf: z.string(),
        url: z.string().describe('The same estimate on the site, which keeps today’s rules'),
        note: z.string(),
      },
      annotations: READS_ONLY,
    },
    (input) =>
      runTool(context, async () => {
        const { rules } = await context.rpc.request(listConfirmedRules, {});
        return estimate(input, rules, context.origin);
      }),
  );
}

function estimate(input: Terms, rules: Rule[], origin: string) {
  const at = unchangedSince(rules, new Date().toISOString());
  const book = new RuleBook(rules);
  const borrowing = {
    price: input.priceAed,
    buyer: input.buyer,
    home: input.firstHome ? 'first' : 'second',
    stage: input.offPlan ? 'off-plan' : 'ready',
  } as const;
  const share = loanShare(borrowing, book, asOfTime(at));
  const least = share && leastDownPercent(share);
  const mortgage = input.withMortgage ? mortgageOf(input, least) : null;
  const question = {
    deal: 'sale',
    input: {
      ...borrowing,
      emirate: input.emirate,
      kind: input.kind,
      loan: mortgage === null ? 0 : Math.round(mortgage.loan),
      sellersPart: 'usual',
    },
    serviceCharge: null,
    annualRent: null,
  } as const;
  const costs = buyingCosts(question.input, book, asOfTime(at));
  if (costs.declined !== null)
    throw new DomainError(
      'NOT_FOUND',
      `There are no confirmed rules about the costs of buying in ${input.emirate}`,
    );
  return {
    costs: costs.parts.map((part) => toCostLine(part, rules)),
    totalCostsAed: costs.fees,
    cashNeededAed: costs.cash,
    notIncluded: costs.notIncluded.map(slotName),
    mortgage: mortgage && {
      loanAed: Math.round(mortgage.loan),
      downPaymentAed: Math.round(mortgage.downPayment),
      monthlyAed: Math.round(mortgage.monthly),
      totalInterestAed: Math.round(mortgage.totalInterest),
    },
    leastDownPaymentPercent: least ?? null,
    asOf: at,
    url: origin + costPath(question, at),
    note: costs.parts.some(({ isDemo }) => isDemo) ? `${DEMO_NOTE} ${NOTE}` : NOTE,
  };
}

function mortgageOf({ priceAed, downPaymentPercent, years: term, ratePercent }: Terms, least?: number) {
  const share = downPaymentPercent ?? least;
  if (share === undefined)
    throw new DomainError(
      'VALIDATION_FAILED',
      'downPaymentPercent is needed: no confirmed rule says what banks lend this buyer',
    );
  return calculateMortgage({ price: priceAed, down: share, years: term, rate: ratePercent });
}
