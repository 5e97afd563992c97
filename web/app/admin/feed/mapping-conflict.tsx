import { formatMoment } from '../lib/format-moment';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';

export interface SavedBetween {
  version: number;
  updatedBy: string;
  updatedAt: string;
}

interface MappingConflictProps {
  conflict: SavedBetween;
  onMine: () => Promise<void>;
  onTheirs: () => Promise<void>;
  onClose: () => void;
}

/** Somebody has saved in between: nothing is overwritten before it is decided whose mapping stays. */
export function MappingConflict({ conflict, onMine, onTheirs, onClose }: MappingConflictProps) {
  return (
    <Dialog title="Saved in between" onClose={onClose}>
      <p>
        {conflict.updatedBy} saved this mapping on {formatMoment(conflict.updatedAt)}, after you had opened
        it.
      </p>
      <div className="backend-actions">
        <Button kind="primary" onClick={() => void onMine()}>
          Keep mine
        </Button>
        <Button onClick={() => void onTheirs()}>Take theirs</Button>
      </div>
    </Dialog>
  );
}
