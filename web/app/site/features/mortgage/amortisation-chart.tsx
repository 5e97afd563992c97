import type { Mortgage } from '@manzil/rules/mortgage';
import { useTexts } from '../../../shared/lib/texts';
import { onDemandTexts } from '../../../shared/lib/on-demand-texts';
import mortgageTexts from '../../../texts/en/on-demand/mortgage';
import css from './calculator.module.css';

const WIDTH = 800;
const HEIGHT = 260;
const BASE = 232;
const TOP = 12;

/**
 * Every year's payments as a bar of interest and repayment, and the debt as a line; each has its own scale.
 * The same figures are in the table below, so the drawing is one picture to assistive technology.
 */
export function AmortisationChart({ mortgage: { years, loan, totalInterest } }: { mortgage: Mortgage }) {
  const texts = useTexts();
  const words = onDemandTexts(mortgageTexts, texts);
  const slot = WIDTH / years.length;
  const bar = Math.min(44, slot * 0.68);
  const paid = Math.max(...years.map(({ interest, principal }) => interest + principal));
  const tall = (amount: number): number => (amount / paid) * (BASE - TOP) * 0.92;
  const debt = [loan, ...years.map(({ balance }) => balance)]
    .map((owed, index) => `${String(index * slot)},${(BASE - (owed / loan) * (BASE - TOP)).toFixed(1)}`)
    .join(' ');
  const every = years.length > 12 ? 5 : 1;
  const interest = texts.format.aed(totalInterest);
  return (
    <figure className={css.chart}>
      <figcaption>
        <h3>{words.chartTitle}</h3>
        <p>{words.chartText({ interest, years: years.length })}</p>
        <ul className={css.legend} aria-hidden="true">
          <li data-part="principal">{words.chartPrincipal}</li>
          <li data-part="interest">{words.chartInterest}</li>
          <li data-part="balance">{words.chartBalance}</li>
        </ul>
      </figcaption>
      <svg
        viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`}
        role="img"
        aria-label={words.chartLabel({ interest, years: years.length })}
      >
        <line x1={0} x2={WIDTH} y1={BASE} y2={BASE} className={css.axis} />
        {years.map((year, index) => {
          const x = index * slot + (slot - bar) / 2;
          const principal = tall(year.principal);
          const due = tall(year.interest);
          return (
            <g key={year.year}>
              <rect x={x} y={BASE - principal} width={bar} height={principal} className={css.principal} />
              <rect x={x} y={BASE - principal - due} width={bar} height={due} className={css.interest} />
              {(year.year === 1 || year.year % every === 0) && (
                <text x={x + bar / 2} y={HEIGHT - 6} textAnchor="middle" className={css.tick}>
                  {year.year}
                </text>
              )}
            </g>
          );
        })}
        <polyline points={debt} className={css.balanceEdge} />
        <polyline points={debt} className={css.balance} />
      </svg>
    </figure>
  );
}
