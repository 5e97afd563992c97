import { Button } from '../../ui/button';
import { formatDateTime } from '../lib/format-date-time';
import { SaveState, type SavedForm } from './save-state';
import styles from './saving.module.css';

interface SaveBarProps {
  form: SavedForm & { dirty: boolean; discard: () => void };
  stored: { updatedAt: string; updatedBy: string };
  onTakeTheirs: () => void;
}

/** Stays in sight below a long form: who saved last, and whether there is something to save. */
export function SaveBar({ form, stored, onTakeTheirs }: SaveBarProps) {
  const { dirty, busy, discard } = form;
  return (
    <div className={styles.bar} data-dirty={dirty}>
      <SaveState form={form} onTakeTheirs={onTakeTheirs} />
      <div className={styles.line}>
        <span role="status">
          {dirty
            ? 'There are changes that are not saved.'
            : `Saved ${formatDateTime(stored.updatedAt)}${stored.updatedBy && ` by ${stored.updatedBy}`}`}
        </span>
        <div className="backend-actions">
          <Button disabled={!dirty} onClick={discard}>
            Discard
          </Button>
          <Button kind="primary" type="submit" busy={busy} disabled={!dirty}>
            Save
          </Button>
        </div>
      </div>
    </div>
  );
}
