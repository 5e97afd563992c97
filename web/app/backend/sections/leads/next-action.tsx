import type { LeadSummary } from '@manzil/contracts/leads/lead';
import { formatDay, gulfToday } from '../../kit/labels/format-date-time';
import { WORK_LABELS } from './lead-labels';
import styles from './leads.module.css';

/** Shows the next action of an open lead, and marks it when overdue. */
export function NextAction({ lead: { status, nextAction, nextActionOn } }: { lead: LeadSummary }) {
  const isOpen = status === 'new' || status === 'in-progress';
  const due = WORK_LABELS.due(nextAction ?? '', nextActionOn === null ? '' : formatDay(nextActionOn));
  if (!isOpen || due === '') return null;
  const isOverdue = nextActionOn !== null && nextActionOn < gulfToday();
  return (
    <div className={isOverdue ? styles.overdue : styles.soft}>
      {isOverdue && `${WORK_LABELS.overdue}: `}
      {due}
    </div>
  );
}
