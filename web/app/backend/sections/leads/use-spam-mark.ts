import type { LeadStatus, LeadSummary } from '@manzil/contracts/leads/lead';
import { useState } from 'react';
import { ApiProblem, messageOf } from '../../kit/data/call-api';
import { toasts } from '../../../shared/ui/toast-queue';
import { changeLead } from './change-lead';
import { BOARD_LABELS, SPAM_LABELS, WORK_LABELS } from './lead-labels';

type Target = Pick<LeadSummary, 'id' | 'version' | 'status'>;

interface SpamMarks {
  isBusy: (lead: Target) => boolean;
  /** Marks a lead as spam, or removes the mark. */
  toggle: (lead: Target) => Promise<void>;
}

/** Marks leads as spam, or turns spam into new leads. The undo also restores the stage. */
export function useSpamMark(onMarked: () => Promise<void>): SpamMarks {
  const [busy, setBusy] = useState<readonly string[]>([]);

  const mark = async (lead: Target, status: LeadStatus): Promise<void> => {
    setBusy((now) => [...now, lead.id]);
    try {
      const saved = await changeLead(lead.id, lead.version, { status });
      toasts.done(status === 'spam' ? SPAM_LABELS.marked : SPAM_LABELS.released, {
        label: WORK_LABELS.undo,
        run: () => void mark(saved, lead.status),
      });
    } catch (error) {
      const isLate = error instanceof ApiProblem && error.isConflict;
      toasts.failed(isLate ? `${messageOf(error)}. ${BOARD_LABELS.asItIs}` : messageOf(error));
    }
    await onMarked();
    setBusy((now) => now.filter((id) => id !== lead.id));
  };
  return {
    isBusy: ({ id }) => busy.includes(id),
    toggle: (lead) => mark(lead, lead.status === 'spam' ? 'new' : 'spam'),
  };
}
