import { calculateMortgage, leastDown, MORTGAGE_LIMITS } from '@manzil/contracts/listings/mortgage';
import { purchaseCosts } from '@manzil/contracts/listings/purchase-costs';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { READS_ONLY, runTool, type ToolContext } from './run-tool.js';

const { price, down, years, rate } = MORTGAGE_LIMITS;

const NOTE =
  'An estimate to plan with, not an offer: the bank decides on rate, amount and term, and fees are those that are usual.';

export function addCostTool(server: McpServer, context: ToolContext): void {
  server.registerTool(
    'estimate_costs',
    {
      title: 'Estimate the costs of buying',
      description:
        'What buying a home in Dubai costs on top of its price, and the monthly payment of a mortgage.',
      inputSchema: {
        priceAed: z.number().min(price.min).max(price.max),
        withMortgage: z.boolean().default(true),
        downPaymentPercent: z
          .number()
          .min(down.min)
          .max(down.max)
          .optional()
          .describe('The least that banks ask of residents for a first home when it is not given'),
        years: z.int().min(years.min).max(years.max).default(years.start),
        ratePercent: z.number().min(rate.min).max(rate.max).default(rate.start).describe('Interest a year'),
        offPlan: z.boolean().default(false),
      },
      outputSchema: {
        costs: z.array(z.object({ name: z.string(), aed: z.number() })),
        totalCostsAed: z.number(),
        mortgage: z
          .object({
            loanAed: z.number(),
            downPaymentAed: z.number(),
            monthlyAed: z.number(),
            totalInterestAed: z.number(),
          })
          .nullable(),
        leastDownPaymentPercent: z.number(),
        note: z.string(),
      },
      annotations: READS_ONLY,
    },
    (input) => runTool(context, () => Promise.resolve(estimate(input))),
  );
}

interface Terms {
  priceAed: number;
  withMortgage: boolean;
  downPaymentPercent?: number | undefined;
  years: number;
  ratePercent: number;
  offPlan: boolean;
}

function estimate({ priceAed, withMortgage, downPaymentPercent, offPlan, ...terms }: Terms) {
  const least = leastDown({ price: priceAed, offPlan });
  const mortgage = withMortgage
    ? calculateMortgage({
        price: priceAed,
        down: downPaymentPercent ?? least,
        years: terms.years,
        rate: terms.ratePercent,
      })
    : null;
  const { items, total } = purchaseCosts(priceAed, mortgage?.loan ?? 0);
  return {
    costs: items.map(({ name, amount }) => ({ name, aed: Math.round(amount) })),
    totalCostsAed: Math.round(total),
    mortgage: mortgage && {
      loanAed: Math.round(mortgage.loan),
      downPaymentAed: Math.round(mortgage.downPayment),
      monthlyAed: Math.round(mortgage.monthly),
      totalInterestAed: Math.round(mortgage.totalInterest),
    },
    leastDownPaymentPercent: least,
    note: NOTE,
  };
}
