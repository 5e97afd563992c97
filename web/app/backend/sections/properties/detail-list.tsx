import styles from './properties.module.css';

export type Detail = readonly [label: string, value: string | number | null | undefined];

/** Lists details under a heading; a missing value shows as a dash. */
export function DetailList({ title, details }: { title: string; details: readonly Detail[] }) {
  return (
    <section className="backend-panel">
      <h2 className={styles.title}>{title}</h2>
      <dl className={styles.details}>
        {details.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value === null || value === undefined || value === '' ? '–' : value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
