import type { BuyingCosts } from '@manzil/rules/buying-costs';
import type { CostQuestion } from '@manzil/rules/cost-question';
import type { RentingCosts } from '@manzil/rules/renting-costs';
import type { TotalsRow } from './result-tools';
import type { CalculatorTexts } from '../../lib/calculator-texts';

/** The totals of an estimate; null where one has no value. */
export function totalsOf(
  texts: CalculatorTexts,
  question: CostQuestion,
  costs: BuyingCosts | RentingCosts,
): TotalsRow[] {
  const { aed } = texts;
  if (question.deal === 'sale' && 'cash' in costs)
    return [
      [texts.sale.price, aed(question.input.price), question.input.price],
      [texts.sale.loan, costs.loan > 0 ? aed(costs.loan) : null],
      [texts.sale.down, costs.loan > 0 ? aed(costs.downPayment) : null],
      [texts.sale.fees, aed(costs.fees), costs.fees],
      [texts.sale.sellerFees, costs.sellerFees > 0 ? aed(costs.sellerFees) : null],
      [costs.loan > 0 ? texts.sale.cashWithLoan : texts.sale.cash, aed(costs.cash), costs.cash],
      [texts.sale.serviceCharge, question.serviceCharge === null ? null : aed(question.serviceCharge)],
      ...yieldRows(texts, question),
    ];
  if (question.deal === 'sale' || 'cash' in costs) return [];
  return [
    [texts.rent.firstCheque({ count: question.input.cheques }), aed(costs.firstCheque)],
    [texts.rent.firstDay, aed(costs.firstDay), costs.firstDay],
    [texts.rent.rent, aed(costs.monthlyRent)],
    [
      costs.housingFee === null ? texts.rent.monthlyRent : texts.rent.monthly,
      aed(costs.monthly),
      costs.monthly,
    ],
  ];
}

function yieldRows(
  { sale, percent }: CalculatorTexts,
  { input, annualRent, serviceCharge }: CostQuestion & { deal: 'sale' },
): TotalsRow[] {
  if (annualRent === null) return [];
  return [
    [sale.gross, percent(annualRent / input.price)],
    [sale.net, serviceCharge === null ? null : percent((annualRent - serviceCharge) / input.price)],
  ];
}
