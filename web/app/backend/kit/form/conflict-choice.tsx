import { useState, type ReactNode } from 'react';
import { formatDateTime } from '../labels/format-date-time';
import { Button } from '../../../shared/ui/button';
import type { Conflict } from './conflict';
import { MergeDialog, type Merging } from './merge-dialog';
import { TEXTS } from './merge-texts';
import styles from './saving.module.css';
import { memberName } from '../labels/member-name';

interface ConflictChoiceProps {
  conflict: Pick<Conflict, 'updatedBy' | 'updatedAt'>;
  /** A noun phrase for the record: 'this project'. */
  what?: string;
  busy: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  /** Lets the member merge both versions, field by field. */
  merging?: Merging;
  /** The stored state. */
  children?: ReactNode;
}

/** Another user saved after this form was opened: the member chooses which version to keep. */
export function ConflictChoice({
  conflict,
  what = 'this',
  busy,
  onKeepMine,
  onTakeTheirs,
  merging,
  children,
}: ConflictChoiceProps) {
  const [isMerging, setIsMerging] = useState(false);
  const close = (): void => {
    setIsMerging(false);
  };
  return (
    <div role="alert" className={styles.conflict}>
      <p>
        <strong>{memberName(conflict.updatedBy) || 'Someone'}</strong> saved {what} on{' '}
        {formatDateTime(conflict.updatedAt)}, after you opened it. Your changes are safe: choose which version
        to keep.
      </p>
      {children}
      <div className="backend-actions">
        {merging !== undefined && (
          <Button
            kind="primary"
            onClick={() => {
              setIsMerging(true);
            }}
          >
            {TEXTS.compare}
          </Button>
        )}
        <Button kind={merging === undefined ? 'primary' : 'secondary'} busy={busy} onClick={onKeepMine}>
          Keep mine
        </Button>
        <Button onClick={onTakeTheirs}>Take theirs</Button>
      </div>
      {isMerging && merging !== undefined && (
        <MergeDialog merging={merging} savedBy={conflict.updatedBy} onMerged={close} onClose={close} />
      )}
    </div>
  );
}
