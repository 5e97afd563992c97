import styles from './day-chart.module.css';

interface DayChartProps {
  title: string;
  days: readonly { day: string; value: number }[];
}

const HEIGHT = 120;
const STEP = 10;

/** A bar a day; the same figures are a table for those who do not see it. */
export function DayChart({ title, days }: DayChartProps) {
  const most = Math.max(1, ...days.map(({ value }) => value));
  const total = days.reduce((sum, { value }) => sum + value, 0);
  return (
    <figure className={styles.chart}>
      <figcaption>
        {title} <span>{total.toLocaleString('en')} in all</span>
      </figcaption>
      <svg viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {days.map(({ day, value }, index) => {
          const height = Math.max(value > 0 ? 3 : 1, (value / most) * (HEIGHT - 4));
          return (
            <rect
              key={day}
              x={index * STEP + 1.5}
              y={HEIGHT - height}
              width={STEP - 3}
              height={height}
              rx="1.5"
            >
              <title>{`${day}: ${value}`}</title>
            </rect>
          );
        })}
      </svg>
      <div className={styles.axis} aria-hidden="true">
        <span>{days[0]?.day}</span>
        <span>{days.at(-1)?.day}</span>
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
            {days.map(({ day, value }) => (
              <tr key={day}>
                <td>{day}</td>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
