import type { Lead } from '@manzil/contracts/leads/lead';
import { ConflictChoice } from '../saving/conflict-choice';
import { STATUS_WORDS } from './lead-words';
import styles from './leads.module.css';

export interface LeadBetween {
  /** The lead as it is now. */
  theirs: Lead;
  /** Who saved it, when that is known. */
  by: string | undefined;
}

interface LeadConflictProps {
  conflict: LeadBetween;
  busy: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Somebody saved the lead while it was open here: shows what it is now and asks which to keep. */
export const LeadConflict = ({ conflict: { theirs, by }, ...choice }: LeadConflictProps) => (
  <ConflictChoice
    {...choice}
    conflict={{ updatedBy: by ?? '', updatedAt: theirs.updatedAt }}
    what="this lead"
  >
    <dl className={styles.facts}>
      <dt>Status</dt>
      <dd>{STATUS_WORDS[theirs.status]}</dd>
      <dt>Assigned to</dt>
      <dd>{theirs.assignee ?? 'Nobody'}</dd>
      <dt>Notes</dt>
      <dd>{theirs.notes === '' ? 'None' : theirs.notes}</dd>
    </dl>
  </ConflictChoice>
);
