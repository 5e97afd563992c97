import { addTimelineEntry } from '@manzil/contracts/http/lead-timeline';
import type { NewTimelineEntry } from '@manzil/contracts/leads/timeline';
import { callApi } from '../../kit/data/call-api';

export type ContactKind = Exclude<NewTimelineEntry['kind'], 'note'>;

/**
 * Records a contact of the member. The call, message or lead itself neither waits for this request nor fails with it.
 */
export const recordContact = (leadId: string, kind: ContactKind): Promise<void> =>
  callApi(addTimelineEntry, { params: { id: leadId }, body: { id: crypto.randomUUID(), kind } }).catch(
    () => undefined,
  );
