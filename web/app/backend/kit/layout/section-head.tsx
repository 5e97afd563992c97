import type { ReactNode } from 'react';
import { useNewLeadsCount } from './new-leads';
import { useDraftsOnly, useReadOnly } from '../../../shared/ui/read-only';
import { ON_SITE, READ_ONLY } from '../access/role-labels';
import styles from './section-head.module.css';

/** The title and purpose of a section, and its actions. */
export function SectionHead({
  title,
  intro,
  children,
}: {
  title: string;
  intro?: string;
  children?: ReactNode;
}) {
  const news = useNewLeadsCount();
  const isReadOnly = useReadOnly();
  const isDraftsOnly = useDraftsOnly();
  return (
    <header className={styles.head}>
      <title>{`${news > 0 ? `(${news.toLocaleString('en')}) ` : ''}${title} | Manzil backend`}</title>
      <div>
        <h1 tabIndex={-1}>{title}</h1>
        {intro !== undefined && <p>{intro}</p>}
        {isReadOnly && <p className={styles.readOnly}>{isDraftsOnly ? ON_SITE : READ_ONLY}</p>}
      </div>
      {children !== undefined && <div className={styles.actions}>{children}</div>}
    </header>
  );
}
