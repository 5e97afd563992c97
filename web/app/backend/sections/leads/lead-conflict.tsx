import type { Lead } from '@manzil/contracts/leads/lead';
import { useQuery } from '@tanstack/react-query';
import { formatDay } from '../../kit/labels/format-date-time';
import { ConflictChoice } from '../../kit/form/conflict-choice';
import type { Conflict } from '../../kit/form/conflict';
import type { Merging } from '../../kit/form/merge-dialog';
import { leadQuery } from './lead-queries';
import { LOST_LABELS, STAGE_LABELS, stageWords, WORK_LABELS } from './lead-labels';
import { workOf, type LeadWork } from './lead-work';
import styles from './leads.module.css';
import { memberName } from '../../kit/labels/member-name';

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
  stage: WORK_LABELS.stage,
  lostReason: WORK_LABELS.lostReason,
  nextAction: WORK_LABELS.nextAction,
  nextActionOn: WORK_LABELS.nextActionOn,
  dealValue: WORK_LABELS.dealValue,
  commission: WORK_LABELS.commission,
};
const VALUE_LABELS: Partial<Record<string, Readonly<Record<string, string>>>> = {
  stage: STAGE_LABELS,
  lostReason: LOST_LABELS,
};

function wordsOf(field: string, value: unknown): unknown {
  if (field === 'nextActionOn' && value !== '') return formatDay(String(value));
  if (field === 'assignee') return memberName(String(value));
  return VALUE_LABELS[field]?.[String(value)] ?? value;
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
        <dt>{WORK_LABELS.stage}</dt>
        <dd>{stageWords(lead)}</dd>
        <dt>Assigned to</dt>
        <dd>{lead.assignee === null ? 'Unassigned' : memberName(lead.assignee)}</dd>
        <dt>{WORK_LABELS.nextAction}</dt>
        <dd>{lead.nextAction ?? 'None'}</dd>
      </dl>
    </ConflictChoice>
  );
}
