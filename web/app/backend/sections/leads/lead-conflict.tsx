import type { Lead } from '@manzil/contracts/leads/lead';
import { useQuery } from '@tanstack/react-query';
import { formatDay } from '../../kit/words/format-date-time';
import { ConflictChoice } from '../../kit/form/conflict-choice';
import type { Conflict } from '../../kit/form/conflict';
import type { Merging } from '../../kit/form/merge-dialog';
import { leadQuery } from './lead-queries';
import { LOST_WORDS, STAGE_WORDS, stageWords, WORK_WORDS } from './lead-labels';
import { workOf, type LeadWork } from './lead-work';
import styles from './leads.module.css';
import { memberName } from '../../kit/words/member-name';

interface LeadConflictProps {
  id: string;
  conflict: Conflict;
  busy: boolean;
  form: Merging['form'];
  onKeepMine: () => void;
  onTakeTheirs: (theirs: Lead) => void;
}

const FIELD_NAMES: Readonly<Record<keyof LeadWork, string>> = {
  assignee: 'Assigned to',
  notes: 'Notes',
  stage: WORK_WORDS.stage,
  lostReason: WORK_WORDS.lostReason,
  nextAction: WORK_WORDS.nextAction,
  nextActionOn: WORK_WORDS.nextActionOn,
  dealValue: WORK_WORDS.dealValue,
  commission: WORK_WORDS.commission,
};
const VALUE_WORDS: Partial<Record<string, Readonly<Record<string, string>>>> = {
  stage: STAGE_WORDS,
  lostReason: LOST_WORDS,
};

function wordsOf(field: string, value: unknown): unknown {
  if (field === 'nextActionOn' && value !== '') return formatDay(String(value));
  if (field === 'assignee') return memberName(String(value));
  return VALUE_WORDS[field]?.[String(value)] ?? value;
}

/** Another member saved the lead while it was open here: shows the current values and asks which to keep. */
export function LeadConflict({ id, conflict, form, onTakeTheirs, ...choice }: LeadConflictProps) {
  const { data: lead } = useQuery({ ...leadQuery(id), refetchOnMount: 'always' });
  if (lead == null || lead.version < conflict.version) return null;
  const take = (): void => {
    onTakeTheirs(lead);
  };
  return (
    <ConflictChoice
      {...choice}
      conflict={conflict}
      what="this lead"
      onTakeTheirs={take}
      merging={{
        form,
        readTheirs: () => Promise.resolve({ values: workOf(lead), take }),
        fieldName: (field) => FIELD_NAMES[field as keyof LeadWork],
        wordsOf,
      }}
    >
      <dl className={styles.details}>
        <dt>{WORK_WORDS.stage}</dt>
        <dd>{stageWords(lead)}</dd>
        <dt>Assigned to</dt>
        <dd>{lead.assignee === null ? 'Unassigned' : memberName(lead.assignee)}</dd>
        <dt>Notes</dt>
        <dd>{lead.notes === '' ? 'None' : lead.notes}</dd>
      </dl>
    </ConflictChoice>
  );
}
