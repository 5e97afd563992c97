import { purchaseCosts } from '@manzil/contracts/listings/purchase-costs';
import { useTexts } from '../../../shared/lib/texts';
import css from './calculator.module.css';

interface CostTableProps {
  price: number;
  loan: number;
  downPayment: number;
  /** Without it, what stands around the table names it. */
  heading?: boolean;
}

/** Shows the costs of buying besides the loan, and the cash that is needed. */
export function CostTable({ price, loan, downPayment, heading = false }: CostTableProps) {
  const texts = useTexts();
  const { items, total } = purchaseCosts(price, loan);
  return (
    <div className={css.costs}>
      {heading && <h3>{texts.mortgage.costs}</h3>}
      <p className={css.note}>{texts.mortgage.costsNote}</p>
      <dl className={css.rows}>
        {items.map(({ name, amount }) => (
          <div key={name}>
            <dt>{texts.mortgage.costNames[name]}</dt>
            <dd>{texts.format.aed(amount)}</dd>
          </div>
        ))}
        <div className={css.total}>
          <dt>{texts.mortgage.costsTotal}</dt>
          <dd>{texts.format.aed(total)}</dd>
        </div>
        <div className={css.total}>
          <dt>{texts.mortgage.cash}</dt>
          <dd>{texts.format.aed(total + downPayment)}</dd>
        </div>
      </dl>
    </div>
  );
}
