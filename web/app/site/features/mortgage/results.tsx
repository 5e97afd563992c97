import { formatNumber } from '../../../shared/lib/format';
import { leastDown, type Mortgage, type MortgageTerms } from '@manzil/contracts/listings/mortgage';
import { mortgageTexts as texts } from './mortgage-texts';
import css from './calculator.module.css';

const aed = (amount: number): string => `AED ${formatNumber(Math.round(amount))}`;

export function Results({ terms, mortgage }: { terms: MortgageTerms; mortgage: Mortgage }) {
  const least = leastDown(terms);
  const { monthly, loan, downPayment, totalInterest } = mortgage;
  const rows = [
    [texts.loan, loan],
    [texts.downPayment, downPayment],
    [texts.interest, totalInterest],
    [texts.repaid, loan + totalInterest],
  ] as const;
  return (
    <div className={css.results}>
      <p className={css.monthlyLabel}>{texts.monthlyEstimate}</p>
      <output className={css.monthly} aria-label={texts.monthly}>
        {aed(monthly)}
      </output>
      <dl className={css.rows}>
        {rows.map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{aed(amount)}</dd>
          </div>
        ))}
      </dl>
      {terms.down < least && <p className={css.hint}>{texts.lowDown(least, terms.offPlan)}</p>}
    </div>
  );
}
