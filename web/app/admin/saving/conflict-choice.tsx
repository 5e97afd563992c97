import type { ReactNode } from 'react';
import { formatDateTime } from '../lib/format-date-time';
import { Button } from '../../ui/button';
import type { Conflict } from './conflict';
import styles from './saving.module.css';

interface ConflictChoiceProps {
  conflict: Pick<Conflict, 'updatedBy' | 'updatedAt'>;
  /** What was saved, in a sentence: 'this project'. */
  what?: string;
  busy: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  /** What it is now. */
  children?: ReactNode;
}

/** Somebody saved after this form was opened: which of the two stays is the member's choice. */
export const ConflictChoice = ({
  conflict,
  what = 'this',
  busy,
  onKeepMine,
  onTakeTheirs,
  children,
}: ConflictChoiceProps) => (
  <div role="alert" className={styles.conflict}>
    <p>
      <strong>{conflict.updatedBy || 'Somebody'}</strong> saved {what} on {formatDateTime(conflict.updatedAt)}
      , after you opened it. Your changes are safe: choose which version to keep.
    </p>
    {children}
    <div className="backend-actions">
      <Button kind="primary" busy={busy} onClick={onKeepMine}>
        Keep mine
      </Button>
      <Button onClick={onTakeTheirs}>Take theirs</Button>
    </div>
  </div>
);
