import { buyingCosts, type BuyingInput } from '@manzil/rules/buying-costs';
import { costPath } from '@manzil/rules/cost-question';
import type { MortgageTerms } from '@manzil/rules/mortgage';
import { asOfTime, RuleBook } from '@manzil/rules/in-force';
import { Link } from 'react-router';
import { useCostTexts } from '../../lib/cost-texts';
import type { DatedRules } from '../../lib/mortgage';
import { useTexts } from '../../../shared/lib/texts';
import { onDemandTexts } from '../../../shared/lib/on-demand-texts';
import mortgageTexts from '../../../texts/en/on-demand/mortgage';
import css from './calculator.module.css';

interface CostTableProps {
  terms: MortgageTerms;
  loan: number;
  rules: DatedRules;
}

/** Shows the costs of buying a home on top of the loan, and the cash that is needed. */
export function CostTable({ terms, loan, rules: { rules, at } }: CostTableProps) {
  const { costs: title } = onDemandTexts(mortgageTexts, useTexts());
  const words = useCostTexts();
  const { aed } = words;
  const { price, buyer, home, emirate } = terms;
  const input: BuyingInput = {
    emirate,
    kind: 'apartment',
    stage: terms.offPlan ? 'off-plan' : 'ready',
    price,
    loan: Math.round(loan),
    buyer,
    home,
    sellersPart: 'usual',
  };
  const costs = buyingCosts(input, new RuleBook(rules), asOfTime(at));
  if (costs.declined !== null)
    return (
      <div className={css.costs}>
        <h3>{title}</h3>
        <p className={css.note}>{words.declined({ emirate: words.emirates[emirate] })}</p>
      </div>
    );
  const { parts, notIncluded, fees, downPayment, cash } = costs;
  return (
    <div className={css.costs}>
      <h3>{title}</h3>
      <p className={css.note}>
        {parts.some(({ isDemo }) => isDemo) && `${words.demo} `}
        {words.estimate}{' '}
        <Link
          to={costPath({ deal: 'sale', input, serviceCharge: null, annualRent: null }, at)}
          rel="nofollow"
          className={css.link}
        >
          {words.how}
        </Link>
      </p>
      <dl className={css.rows}>
        {parts.map((part) => (
          <div key={`${part.slot} ${part.payer}`}>
            <dt>
              {words.slot(part.slot)} <small>({words.owed(part)})</small>
            </dt>
            <dd>{aed(part.amount)}</dd>
          </div>
        ))}
        <div className={css.total}>
          <dt>{words.sale.fees}</dt>
          <dd>{aed(fees)}</dd>
        </div>
        <div>
          <dt>{words.sale.down}</dt>
          <dd>{aed(downPayment)}</dd>
        </div>
        <div className={css.total}>
          <dt>{words.sale.cashWithLoan}</dt>
          <dd>{aed(cash)}</dd>
        </div>
      </dl>
      {notIncluded.length > 0 && <p className={css.note}>{words.missing(notIncluded)}</p>}
    </div>
  );
}
