import type { LeadStatus, LeadSummary } from '@manzil/contracts/leads/lead';
import { useState } from 'react';
import { useRefresh } from '../../kit/data/use-refresh';
import { ApiProblem, messageOf } from '../../kit/data/call-api';
import { toasts } from '../../../shared/ui/toast-queue';
import { changeLead } from './change-lead';
import { STATUS_WORDS } from './lead-labels';

type Target = Pick<LeadSummary, 'id' | 'version' | 'status'>;

export interface StatusChange {
  /** Status of a lead, also while it is being saved. */
  statusOf: (lead: LeadSummary) => LeadStatus;
  change: (lead: Target, status: LeadStatus) => Promise<void>;
}

/** Changes a status straight from the list: shown at once, taken back when the server refuses, and undone by a click. */
export function useStatusChange(): StatusChange {
  const [pending, setPending] = useState<ReadonlyMap<string, LeadStatus>>(new Map());
  const refresh = useRefresh();

  const change = async (lead: Target, status: LeadStatus): Promise<void> => {
    setPending((now) => new Map(now).set(lead.id, status));
    try {
      const saved = await changeLead(lead.id, lead.version, { status });
      toasts.done(`Marked as ${STATUS_WORDS[status].toLowerCase()}`, {
        label: 'Undo',
        run: () => void change(saved, lead.status),
      });
    } catch (error) {
      const lost = error instanceof ApiProblem && error.isConflict;
      toasts.failed(lost ? `${messageOf(error)}. This is how it is now.` : messageOf(error));
    }
    await refresh();
    setPending((now) => {
      const rest = new Map(now);
      rest.delete(lead.id);
      return rest;
    });
  };
  return { statusOf: ({ id, status }) => pending.get(id) ?? status, change };
}
