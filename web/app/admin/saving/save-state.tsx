import { ConflictChoice } from './conflict-choice';
import type { Save } from './use-save';
import styles from './saving.module.css';

/** Why a form was not saved; and when somebody else saved in between, the choice between the two. */
export function SaveState({ save, onTakeTheirs }: { save: Save; onTakeTheirs: () => void }) {
  const { conflict, problem } = save;
  if (conflict !== undefined)
    return (
      <ConflictChoice
        conflict={conflict}
        busy={save.busy}
        onKeepMine={() => void save.run(conflict.version)}
        onTakeTheirs={onTakeTheirs}
      />
    );
  if (problem === undefined) return null;
  return (
    <p role="alert" className={styles.problem}>
      {problem}
    </p>
  );
}
