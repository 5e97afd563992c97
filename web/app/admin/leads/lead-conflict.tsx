import type { Lead } from '@manzil/contracts/leads/lead';
import { useQuery } from '@tanstack/react-query';
import { ConflictChoice } from '../saving/conflict-choice';
import type { Conflict } from '../saving/conflict';
import { leadQuery } from './lead-queries';
import { STATUS_WORDS } from './lead-words';
import styles from './leads.module.css';

interface LeadConflictProps {
  id: string;
  conflict: Conflict;
  busy: boolean;
  onKeepMine: () => void;
  onTakeTheirs: (theirs: Lead) => void;
}

/** Another member saved the lead while it was open here: shows what it is now and asks which to keep. */
export function LeadConflict({ id, conflict, onTakeTheirs, ...choice }: LeadConflictProps) {
  const { data: lead } = useQuery({ ...leadQuery(id), refetchOnMount: 'always' });
  if (lead == null || lead.version < conflict.version) return null;
  return (
    <ConflictChoice
      {...choice}
      conflict={conflict}
      what="this lead"
      onTakeTheirs={() => {
        onTakeTheirs(lead);
      }}
    >
      <dl className={styles.details}>
        <dt>Status</dt>
        <dd>{STATUS_WORDS[lead.status]}</dd>
        <dt>Assigned to</dt>
        <dd>{lead.assignee ?? 'Nobody'}</dd>
        <dt>Notes</dt>
        <dd>{lead.notes === '' ? 'None' : lead.notes}</dd>
      </dl>
    </ConflictChoice>
  );
}
