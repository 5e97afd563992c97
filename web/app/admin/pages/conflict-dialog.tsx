import { useState } from 'react';
import { formatMoment } from '../lib/format-moment';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import type { Conflict } from './use-page-editing';

interface ConflictDialogProps {
  conflict: Conflict;
  onMine: () => Promise<void>;
  onTheirs: () => Promise<void>;
  onClose: () => void;
}

/** Somebody has saved in between: nothing is overwritten before it is decided whose words stay. */
export function ConflictDialog({ conflict, onMine, onTheirs, onClose }: ConflictDialogProps) {
  const [busy, setBusy] = useState<'mine' | 'theirs' | undefined>();
  const choose = async (whose: 'mine' | 'theirs'): Promise<void> => {
    setBusy(whose);
    await (whose === 'mine' ? onMine() : onTheirs());
    setBusy(undefined);
  };
  return (
    <Dialog title="Saved in between" onClose={onClose}>
      <p>
        {conflict.updatedBy} saved this page on {formatMoment(conflict.updatedAt)}, after you had opened it.
        Their save stays among the revisions if you keep yours; your changes are gone if you take theirs.
      </p>
      <div className="backend-actions">
        <Button kind="primary" busy={busy === 'mine'} onClick={() => void choose('mine')}>
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
