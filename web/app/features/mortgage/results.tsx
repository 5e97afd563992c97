import { formatNumber } from '../../lib/format';
import type { Mortgage, MortgageTerms } from '../../lib/mortgage';
import { mortgageTexts as texts } from './mortgage-texts';
import css from './calculator.module.css';

/** From this price on, banks ask residents for more. */
const LARGE_PRICE = 5_000_000;

const aed = (amount: number): string => `AED ${formatNumber(Math.round(amount))}`;

export function Results({ terms: { price, down }, mortgage }: { terms: MortgageTerms; mortgage: Mortgage }) {
  const usual = price > LARGE_PRICE ? 30 : 20;
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
      {down < usual && <p className={css.hint}>{texts.lowDown(usual)}</p>}
    </div>
  );
}
