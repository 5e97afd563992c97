import { Icon } from '../../../shared/ui/icon';
import type { Mortgage } from '@manzil/rules/mortgage';
import { useTexts, type Texts } from '../../../shared/lib/texts';
import { onDemandTexts } from '../../../shared/lib/on-demand-texts';
import mortgageTexts from '../../../texts/en/on-demand/mortgage';
import css from './calculator.module.css';

const whole = (texts: Texts, amount: number): string => texts.format.number(Math.round(amount));

/** The figures of the chart, to read and to copy. */
export function AmortisationTable({ mortgage: { years } }: { mortgage: Mortgage }) {
  const texts = useTexts();
  const words = onDemandTexts(mortgageTexts, texts);
  return (
    <details className={css.table}>
      <summary>
        {words.table} <Icon name="down" size={18} />
      </summary>
      {/* Focusable, so that it can be scrolled by keyboard where it does not fit. */}
      <div className={css.scroll} role="region" aria-label={words.chartTitle} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.chartYear}</th>
              <th scope="col">{words.inAed({ label: words.chartPrincipal })}</th>
              <th scope="col">{words.inAed({ label: words.chartInterest })}</th>
              <th scope="col">{words.inAed({ label: words.chartBalance })}</th>
            </tr>
          </thead>
          <tbody>
            {years.map(({ year, principal, interest, balance }) => (
              <tr key={year}>
                <th scope="row">{year}</th>
                <td>{whole(texts, principal)}</td>
                <td>{whole(texts, interest)}</td>
                <td>{whole(texts, balance)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
