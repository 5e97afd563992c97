import { Button } from '../../../shared/ui/button';
import styles from './saving.module.css';

interface DraftNoteProps {
  form: { recovered: boolean; discard: () => void };
}

/** Shows that the form contains unsaved work from an earlier visit, and offers the stored values instead. */
export function DraftNote({ form: { recovered, discard } }: DraftNoteProps) {
  if (!recovered) return null;
  return (
    <div className={styles.note}>
      <p>This is your earlier unsaved work, stored on this device.</p>
      <Button kind="quiet" onClick={discard}>
        Show what is stored
      </Button>
    </div>
  );
}
