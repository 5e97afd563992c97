import { Button } from '../ui/button';
import styles from './development-form.module.css';

interface ConflictNoteProps {
  busy: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Somebody saved the project after this form was opened: which of the two stays is the member's choice. */
export function ConflictNote({ busy, onKeepMine, onTakeTheirs }: ConflictNoteProps) {
  return (
    <div role="alert" className={styles.conflict}>
      <p>
        Somebody else saved this project after you opened it. Nothing of yours is lost: choose which of the
        two stays.
      </p>
      <div className="backend-actions">
        <Button kind="primary" busy={busy} onClick={onKeepMine}>
          Keep mine
        </Button>
        <Button onClick={onTakeTheirs}>Take theirs</Button>
      </div>
    </div>
  );
}
