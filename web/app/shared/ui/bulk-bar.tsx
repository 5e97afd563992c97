import type { ReactNode } from 'react';
import { Button } from './button';
import styles from './data-table.module.css';

interface BulkBarProps {
  count: number;
  onClear: () => void;
  /** Actions on all selected rows. */
  children: ReactNode;
}

/** Shows the number of selected rows, and actions on all of them. */
export const BulkBar = ({ count, onClear, children }: BulkBarProps) => (
  <div className={styles.bulk} role="group" aria-label="What is selected">
    <span role="status">{count.toLocaleString('en')} selected</span>
    {children}
    <Button kind="quiet" onClick={onClear}>
      Clear selection
    </Button>
  </div>
);
