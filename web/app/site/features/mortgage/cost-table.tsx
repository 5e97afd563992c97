import { formatNumber } from '../../../shared/lib/format';
import { purchaseCosts } from '@manzil/contracts/listings/purchase-costs';
import { mortgageTexts as texts } from './mortgage-texts';
import css from './calculator.module.css';

interface CostTableProps {
  price: number;
  loan: number;
  downPayment: number;
  /** Without it, what stands around the table names it. */
  heading?: boolean;
}

const aed = (amount: number): string => `AED ${formatNumber(Math.round(amount))}`;

/** Shows the costs of buying besides the loan, and the cash that is needed. */
export function CostTable({ price, loan, downPayment, heading = false }: CostTableProps) {
  const { items, total } = purchaseCosts(price, loan);
  return (
    <div className={css.costs}>
      {heading && <h3>{texts.costs}</h3>}
      <p className={css.note}>{texts.costsNote}</p>
      <dl className={css.rows}>
        {items.map(({ name, amount }) => (
          <div key={name}>
            <dt>{texts.costNames[name]}</dt>
            <dd>{aed(amount)}</dd>
          </div>
        ))}
        <div className={css.total}>
          <dt>{texts.costsTotal}</dt>
          <dd>{aed(total)}</dd>
        </div>
        <div className={css.total}>
          <dt>{texts.cash}</dt>
          <dd>{aed(total + downPayment)}</dd>
        </div>
      </dl>
    </div>
  );
}
