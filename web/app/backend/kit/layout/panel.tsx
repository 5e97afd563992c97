import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './panel.module.css';

const TEXTS = {
  loading: 'Loading …',
  failed: 'This cannot be shown at the moment.',
} as const;

interface PanelProps<Data> {
  title: string;
  /** Link to the complete section. */
  more?: { to: string; title: string };
  query: Pick<UseQueryResult<Data>, 'data' | 'isError'>;
  children: (data: Data) => ReactNode;
}

/** A dashboard panel with its own data: a failed one does not affect the others. */
export function Panel<Data>({ title, more, query: { data, isError }, children }: PanelProps<Data>) {
  return (
    <section className={styles.panel} aria-label={title}>
      <header className={styles.head}>
        <h2>{title}</h2>
        {more !== undefined && (
          <Link to={more.to} className="backend-link">
            {more.title}
          </Link>
        )}
      </header>
      {data !== undefined ? children(data) : <p role="status">{isError ? TEXTS.failed : TEXTS.loading}</p>}
    </section>
  );
}
