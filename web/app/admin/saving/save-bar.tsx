import { Button } from '../../ui/button';
import { formatMoment } from '../lib/format-moment';
import { SaveState } from './save-state';
import type { Save } from './use-save';
import styles from './saving.module.css';

interface SaveBarProps {
  save: Save;
  dirty: boolean;
  stored: { updatedAt: string; updatedBy: string };
  onDiscard: () => void;
  onTakeTheirs: () => void;
}

/** Stays in sight below a long form: who saved last, and whether there is something to save. */
export function SaveBar({ save, dirty, stored, onDiscard, onTakeTheirs }: SaveBarProps) {
  return (
    <div className={styles.bar} data-dirty={dirty}>
      <SaveState save={save} onTakeTheirs={onTakeTheirs} />
      <div className={styles.line}>
        <span role="status">
          {dirty
            ? 'There are changes that are not saved.'
            : `Saved ${formatMoment(stored.updatedAt)}${stored.updatedBy && ` by ${stored.updatedBy}`}`}
        </span>
        <div className="backend-actions">
          <Button disabled={!dirty} onClick={onDiscard}>
            Discard
          </Button>
          <Button kind="primary" type="submit" busy={save.busy} disabled={!dirty}>
            Save
          </Button>
        </div>
      </div>
    </div>
  );
}
