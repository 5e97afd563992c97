import type { Lead, LeadChange, LeadStatus } from '@manzil/contracts/leads/lead';

/** What staff write on a lead, as the form has it: an empty assignee is nobody. */
export interface LeadWork {
  status: LeadStatus;
  assignee: string;
  notes: string;
}

export const workOf = ({ status, assignee, notes }: Lead): LeadWork => ({
  status,
  assignee: assignee ?? '',
  notes,
});

/** Only what differs is sent: a colleague's change of something else stays. */
export function changeBetween(stored: LeadWork, now: LeadWork): LeadChange {
  return {
    ...(now.status !== stored.status && { status: now.status }),
    ...(now.assignee !== stored.assignee && { assignee: now.assignee === '' ? null : now.assignee }),
    ...(now.notes !== stored.notes && { notes: now.notes }),
  };
}
