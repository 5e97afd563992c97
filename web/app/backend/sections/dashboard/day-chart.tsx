import styles from './day-chart.module.css';

interface DayChartProps {
  title: string;
  days: readonly { day: string; value: number }[];
  /** Total of all time, if known: the table then includes the sum before the first day. */
  total?: number | null;
}

const shortDate = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
/** `2026-11-21` as `21 Nov`. */
const shortDay = (day: string | undefined): string =>
  day === undefined ? '' : shortDate.format(new Date(`${day}T00:00:00Z`));

const HEIGHT = 120;
const STEP = 10;

/** One bar per day; the same figures are in a table for screen readers. */
export function DayChart({ title, days, total = null }: DayChartProps) {
  const shown = days.reduce((sum, { value }) => sum + value, 0);
  return (
    <figure className={styles.chart}>
      <figcaption>
        {title} <span>{shown.toLocaleString('en')} in all</span>
      </figcaption>
      <Bars bars={days.map(({ day, value }) => ({ name: day, value, title: `${day}: ${value}` }))} />
      <div className={styles.axis} aria-hidden="true">
        <span>{shortDay(days[0]?.day)}</span>
        <span>{shortDay(days.at(-1)?.day)}</span>
      </div>
      <details>
        <summary>As a table</summary>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Count</th>
            </tr>
          </thead>
          <tbody>
            {total !== null && (
              <tr>
                <td>Before</td>
                {/* Not negative: the days are requested shortly after the total. */}
                <td>{Math.max(0, total - shown)}</td>
              </tr>
            )}
            {days.map(({ day, value }) => (
              <tr key={day}>
                <td>{day}</td>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
          {total !== null && (
            <tfoot>
              <tr>
                <th scope="row">All</th>
                <td>{total}</td>
              </tr>
            </tfoot>
          )}
        </table>
      </details>
    </figure>
  );
}

interface BarsProps {
  bars: readonly { name: string; value: number; title: string }[];
}

/** Decorative bars; the table contains the same figures. */
export function Bars({ bars }: BarsProps) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <svg viewBox={`0 0 ${bars.length * STEP} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      {bars.map(({ name, value, title }, index) => {
        const height = Math.max(value > 0 ? 3 : 1, (value / most) * (HEIGHT - 4));
        return (
          <rect
            key={name}
            x={index * STEP + 1.5}
            y={HEIGHT - height}
            width={STEP - 3}
            height={height}
            rx="1.5"
          >
            <title>{title}</title>
          </rect>
        );
      })}
    </svg>
  );
}
