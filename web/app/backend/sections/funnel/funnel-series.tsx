import type { FunnelNumbers, FunnelPart, FunnelPoint } from '@manzil/contracts/leads/funnel';
import { ScrollTable } from '../../../shared/ui/scroll-table';
import table from '../../../shared/ui/data-table.module.css';
import { FUNNEL_STEPS } from './funnel-steps';
import { TEXTS } from './funnel-texts';
import styles from './funnel.module.css';

const HEIGHT = 100;
const STEP = 10;

const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const monthFormat = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** `21 Nov`, `17 Nov – 23 Nov` or `Nov 2026`. */
function partName({ from, to }: Pick<FunnelPoint, 'from' | 'to'>, every: FunnelPart): string {
  if (every === 'month') return monthFormat.format(new Date(from));
  const first = dayFormat.format(new Date(from));
  return from === to ? first : `${first} – ${dayFormat.format(new Date(to))}`;
}

/** One small chart per step on a common time scale, and a table of the same figures. */
export function FunnelSeries({ points, every }: { points: readonly FunnelPoint[]; every: FunnelPart }) {
  const known = FUNNEL_STEPS.filter((step) => points[0]?.[step] !== null);
  const names = points.map((point) => partName(point, every));
  return (
    <section className={styles.framed} aria-labelledby="funnel-series">
      <h2 id="funnel-series" className={styles.subtitle}>
        {TEXTS.series}
      </h2>
      <div className={styles.multiples} aria-hidden="true">
        {known.map((step) => (
          <Bars key={step} step={step} points={points} names={names} />
        ))}
      </div>
      <details className={`${styles.twin ?? ''} ${styles.cards ?? ''}`}>
        <summary>{TEXTS.asTable}</summary>
        <ScrollTable
          caption={TEXTS.series}
          head={[TEXTS.part, ...known.map((step) => TEXTS[step])]}
          stacked={table.stacked}
        >
          {points.map((point, index) => (
            <tr key={point.from}>
              <th scope="row">{names[index]}</th>
              {known.map((step) => (
                <td key={step} data-label={TEXTS[step]} className={styles.number}>
                  {point[step]?.toLocaleString('en')}
                </td>
              ))}
            </tr>
          ))}
        </ScrollTable>
      </details>
    </section>
  );
}

interface BarsProps {
  step: keyof FunnelNumbers;
  points: readonly FunnelPoint[];
  names: readonly string[];
}

function Bars({ step, points, names }: BarsProps) {
  const values = points.map((point) => point[step] ?? 0);
  const most = Math.max(1, ...values);
  const sum = values.reduce((total, value) => total + value, 0);
  return (
    <figure className={styles.bars}>
      <figcaption>
        {TEXTS[step]} <span>{TEXTS.mostOf(sum, Math.max(0, ...values))}</span>
      </figcaption>
      <svg viewBox={`0 0 ${String(points.length * STEP)} ${String(HEIGHT)}`} preserveAspectRatio="none">
        {values.map((value, index) => {
          const height = value === 0 ? 1 : Math.max(4, (value / most) * HEIGHT);
          return (
            <rect
              key={names[index]}
              x={index * STEP + 1}
              y={HEIGHT - height}
              width={STEP - 2}
              height={height}
              data-none={value === 0 || undefined}
            >
              <title>{`${names[index] ?? ''}: ${value.toLocaleString('en')}`}</title>
            </rect>
          );
        })}
      </svg>
      <div className={styles.axis}>
        <span>{names[0]}</span>
        <span>{names.length > 1 && names.at(-1)}</span>
      </div>
    </figure>
  );
}
