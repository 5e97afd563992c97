import { Button } from '../../ui/button';
import styles from './saving.module.css';

/** Says that a form shows work from an earlier visit, and offers to let it go. */
export function DraftNote({ recovered, onDiscard }: { recovered: boolean; onDiscard: () => void }) {
  if (!recovered) return null;
  return (
    <div className={styles.note}>
      <p>This is your earlier unsaved work, stored on this device.</p>
      <Button kind="quiet" onClick={onDiscard}>
        Show what is stored
      </Button>
    </div>
  );
}
