import type { FunnelNumbers } from '@manzil/contracts/leads/funnel';
import { FUNNEL_STEPS } from './funnel-steps';
import { TEXTS } from './funnel-texts';
import styles from './funnel.module.css';

const WIDTH = 100;

/** A bar a step, in a table that contains the same figures. */
export function FunnelChart({ total }: { total: FunnelNumbers }) {
  const known = FUNNEL_STEPS.flatMap((step) => {
    const count = total[step];
    return count === null ? [] : [{ step, count }];
  });
  const most = Math.max(1, ...known.map(({ count }) => count));
  return (
    <table className={styles.chart}>
      <caption>{TEXTS.steps}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{TEXTS.step}</th>
          <th scope="col">{TEXTS.count}</th>
        </tr>
      </thead>
      <tbody>
        {known.map(({ step, count }) => (
          <tr key={step}>
            <th scope="row">{TEXTS[step]}</th>
            <td>{count.toLocaleString('en')}</td>
            <td aria-hidden="true">
              <svg viewBox={`0 0 ${WIDTH} 10`} preserveAspectRatio="none">
                <rect width={count === 0 ? 0 : Math.max(0.5, (count / most) * WIDTH)} height="10" />
              </svg>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
