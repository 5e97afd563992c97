import { useState } from 'react';
import { formatDateTime } from '../labels/format-date-time';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';
import type { Conflict } from './conflict';
import { MergeDialog, type Merging } from './merge-dialog';
import { TEXTS } from './merge-texts';
import { memberName } from '../labels/member-name';

interface ConflictDialogProps {
  conflict: Conflict;
  /** A noun phrase for the record: 'this page'. */
  what: string;
  /** Describes what happens to the other version. */
  outcome: string;
  onMine: () => Promise<void>;
  onTheirs: () => Promise<void>;
  /** Lets the member merge both versions, field by field. */
  merging: Merging;
  onClose: () => void;
}

/** Another user has saved in the meantime: nothing is overwritten until the member decides which version to keep. */
export function ConflictDialog({
  conflict,
  what,
  outcome,
  onMine,
  onTheirs,
  merging,
  onClose,
}: ConflictDialogProps) {
  const [isMerging, setIsMerging] = useState(false);
  const [busy, setBusy] = useState<'mine' | 'theirs' | undefined>();
  const choose = async (whose: 'mine' | 'theirs'): Promise<void> => {
    setBusy(whose);
    await (whose === 'mine' ? onMine() : onTheirs());
    setBusy(undefined);
  };
  if (isMerging)
    return (
      <MergeDialog
        merging={merging}
        savedBy={conflict.updatedBy}
        onMerged={onClose}
        onClose={() => {
          setIsMerging(false);
        }}
      />
    );
  return (
    <Dialog title="Saved in between" onClose={onClose}>
      <p>
        {memberName(conflict.updatedBy) || 'Someone'} saved {what} on {formatDateTime(conflict.updatedAt)},
        after you had opened it. {outcome}
      </p>
      <div className="backend-actions">
        <Button
          kind="primary"
          onClick={() => {
            setIsMerging(true);
          }}
        >
          {TEXTS.compare}
        </Button>
        <Button busy={busy === 'mine'} onClick={() => void choose('mine')}>
          Keep mine
        </Button>
        <Button busy={busy === 'theirs'} onClick={() => void choose('theirs')}>
          Take theirs
        </Button>
        <Button kind="quiet" onClick={onClose}>
          Decide later
        </Button>
      </div>
    </Dialog>
  );
}
