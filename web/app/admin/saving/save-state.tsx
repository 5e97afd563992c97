import { Button } from '../ui/button';
import { formatMoment } from '../lib/format-moment';
import type { Save } from './use-save';
import styles from './saving.module.css';

/** Why a form was not saved; and when somebody else saved in between, the choice between the two. */
export function SaveState({ save, onTakeTheirs }: { save: Save; onTakeTheirs: () => void }) {
  const { conflict, problem } = save;
  if (conflict !== undefined)
    return (
      <div role="alert" className={styles.conflict}>
        <p>
          <strong>{conflict.updatedBy || 'Somebody'}</strong> saved this on {formatMoment(conflict.updatedAt)}
          , after you opened it. Nothing of yours is lost: choose which of the two stays.
        </p>
        <div className="backend-actions">
          <Button kind="primary" busy={save.busy} onClick={() => void save.run(conflict.version)}>
            Keep mine
          </Button>
          <Button onClick={onTakeTheirs}>Take theirs</Button>
        </div>
      </div>
    );
  if (problem === undefined) return null;
  return (
    <p role="alert" className={styles.problem}>
      {problem}
    </p>
  );
}
