import type { ReactNode } from 'react';
import { Button } from './button';
import styles from './data-table.module.css';

interface BulkBarProps {
  count: number;
  onClear: () => void;
  /** What can be done with all that is selected. */
  children: ReactNode;
}

/** What is selected in a table, and what can be done with all of it at once. */
export const BulkBar = ({ count, onClear, children }: BulkBarProps) => (
  <div className={styles.bulk} role="group" aria-label="What is selected">
    <span role="status">{count.toLocaleString('en')} selected</span>
    {children}
    <Button kind="quiet" onClick={onClear}>
      Clear selection
    </Button>
  </div>
);
