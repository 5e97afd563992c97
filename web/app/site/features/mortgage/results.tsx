import { leastDown, type Mortgage, type MortgageTerms } from '@manzil/contracts/listings/mortgage';
import css from './calculator.module.css';
import { useTexts, type Texts } from '../../../shared/lib/texts';

const aed = (texts: Texts, amount: number): string => `AED ${texts.format.number(Math.round(amount))}`;

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
        {aed(texts, monthly)}
      </output>
      <dl className={css.rows}>
        {rows.map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{aed(texts, amount)}</dd>
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
