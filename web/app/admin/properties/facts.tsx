import styles from './properties.module.css';

export type Fact = readonly [label: string, value: string | number | null | undefined];

/** What is known under a heading; what is not stated shows as a dash. */
export function Facts({ title, facts }: { title: string; facts: readonly Fact[] }) {
  return (
    <section className="backend-panel">
      <h2 className={styles.title}>{title}</h2>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value === null || value === undefined || value === '' ? '–' : value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
