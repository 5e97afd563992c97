import type { ReactNode } from 'react';
import styles from './integrations.module.css';

interface ListHeadProps {
  id: string;
  title: string;
  intro: string;
  /** Actions on the whole list. */
  children: ReactNode;
}

/** Header of a list of the section. */
export const ListHead = ({ id, title, intro, children }: ListHeadProps) => (
  <header className={styles.listHead}>
    <div>
      <h2 id={id}>{title}</h2>
      <p>{intro}</p>
    </div>
    {children}
  </header>
);
