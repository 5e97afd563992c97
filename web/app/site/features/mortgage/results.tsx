import { leastDown, type Mortgage, type MortgageTerms } from '@manzil/contracts/listings/mortgage';
import { useTexts } from '../../../shared/lib/texts';
import css from './calculator.module.css';

export function Results({ terms, mortgage }: { terms: MortgageTerms; mortgage: Mortgage }) {
  const texts = useTexts();
  const least = leastDown(terms);
  const { monthly, loan, downPayment, totalInterest } = mortgage;
  const rows = [
    [texts.mortgage.loan, loan],
    [texts.mortgage.downPayment, downPayment],
    [texts.mortgage.interest, totalInterest],
    [texts.mortgage.repaid, loan + totalInterest],
  ] as const;
  return (
    <div className={css.results}>
      <p className={css.monthlyLabel}>{texts.mortgage.monthlyEstimate}</p>
      <output className={css.monthly} aria-label={texts.mortgage.monthly}>
        {texts.format.aed(monthly)}
      </output>
      <dl className={css.rows}>
        {rows.map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{texts.format.aed(amount)}</dd>
          </div>
        ))}
      </dl>
      {terms.down < least && (
        <p className={css.hint}>
          {(terms.offPlan ? texts.mortgage.lowDownOffPlan : texts.mortgage.lowDown)({ percent: least })}
        </p>
      )}
    </div>
  );
}
