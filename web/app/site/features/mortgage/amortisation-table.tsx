import { Icon } from '../../../shared/ui/icon';
import { formatNumber } from '../../../shared/lib/format';
import type { Mortgage } from '@manzil/contracts/listings/mortgage';
import { mortgageTexts as texts } from './mortgage-texts';
import css from './calculator.module.css';

const whole = (amount: number): string => formatNumber(Math.round(amount));

/** The figures of the chart, to read and to copy. */
export function AmortisationTable({ mortgage: { years } }: { mortgage: Mortgage }) {
  return (
    <details className={css.table}>
      <summary>
        {texts.table} <Icon name="down" size={18} />
      </summary>
      {/* Focusable, so that it can be scrolled by keyboard where it does not fit. */}
      <div className={css.scroll} role="region" aria-label={texts.chartTitle} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.chartYear}</th>
              <th scope="col">{texts.chartPrincipal} (AED)</th>
              <th scope="col">{texts.chartInterest} (AED)</th>
              <th scope="col">{texts.chartBalance} (AED)</th>
            </tr>
          </thead>
          <tbody>
            {years.map(({ year, principal, interest, balance }) => (
              <tr key={year}>
                <th scope="row">{year}</th>
                <td>{whole(principal)}</td>
                <td>{whole(interest)}</td>
                <td>{whole(balance)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
