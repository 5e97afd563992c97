import type { Mortgage, MortgageTerms } from '@manzil/rules/mortgage';
import { useCostTexts } from '../../lib/cost-texts';
import { useTexts } from '../../../shared/lib/texts';
import { onDemandTexts } from '../../../shared/lib/on-demand-texts';
import mortgageTexts from '../../../texts/en/on-demand/mortgage';
import css from './calculator.module.css';

interface ResultsProps {
  terms: MortgageTerms;
  mortgage: Mortgage;
  /** The least down payment, per cent; undefined without a confirmed rule. */
  least: number | undefined;
}

export function Results({ terms, mortgage, least }: ResultsProps) {
  const texts = useTexts();
  const words = onDemandTexts(mortgageTexts, texts);
  const { lowDown, lowDownOffPlan } = useCostTexts();
  const { monthly, loan, downPayment, totalInterest } = mortgage;
  const rows = [
    [words.loan, loan],
    [words.downPayment, downPayment],
    [words.interest, totalInterest],
    [words.repaid, loan + totalInterest],
  ] as const;
  return (
    <div className={css.results}>
      <p className={css.monthlyLabel}>{words.monthlyEstimate}</p>
      <output className={css.monthly} aria-label={words.monthly}>
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
      {least !== undefined && terms.down < least && (
        <p className={css.hint}>{(terms.offPlan ? lowDownOffPlan : lowDown)({ percent: least })}</p>
      )}
    </div>
  );
}
