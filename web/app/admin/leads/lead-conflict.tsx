import type { Lead } from '@manzil/contracts/leads/lead';
import { formatMoment } from '../lib/format-moment';
import { Button } from '../ui/button';
import { STATUS_WORDS } from './lead-words';
import styles from './leads.module.css';

export interface Conflict {
  /** The lead as it is now. */
  theirs: Lead;
  /** Who saved it, when that is known. */
  by: string | undefined;
}

interface LeadConflictProps {
  conflict: Conflict;
  busy: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Somebody saved the lead while it was open here: shows what it is now and asks which to keep. */
export function LeadConflict({ conflict, busy, onKeepMine, onTakeTheirs }: LeadConflictProps) {
  const { theirs, by } = conflict;
  return (
    <section className={styles.conflict} role="alert">
      <p>
        <strong>{by ?? 'Somebody else'} saved this lead</strong> on {formatMoment(theirs.updatedAt)}. It is
        now:
      </p>
      <dl className={styles.facts}>
        <dt>Status</dt>
        <dd>{STATUS_WORDS[theirs.status]}</dd>
        <dt>Assigned to</dt>
        <dd>{theirs.assignee ?? 'Nobody'}</dd>
        <dt>Notes</dt>
        <dd>{theirs.notes === '' ? 'None' : theirs.notes}</dd>
      </dl>
      <div className="backend-actions">
        <Button kind="primary" busy={busy} onClick={onKeepMine}>
          Keep mine
        </Button>
        <Button onClick={onTakeTheirs}>Take theirs</Button>
      </div>
    </section>
  );
}
