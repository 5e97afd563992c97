import { z } from 'zod';
import { defineRpc } from '../rpc.js';
import { viewerSchema } from './viewer.js';
import { leadSummarySchema } from './lead.js';

/** So many leads of a person are listed. */
export const MOST_OTHER_LEADS = 50;

export const otherLeadsSchema = z.object({
  /** Newest first, {@link MOST_OTHER_LEADS} at most. */
  leads: z.array(leadSummarySchema),
  total: z.int(),
  /**
   * Phone numbers (E.164) that were stated with the email address of the lead, and with which there are leads without an
   * address: those are not erased with the address. A service of the previous release does not name them.
   */
  numbersAlone: z.array(z.string()).default([]),
});
export type OtherLeads = z.infer<typeof otherLeadsSchema>;

/**
 * The other leads with the email address, in whatever case, or the phone number of a lead; of those only the ones that the
 * member may see. NOT_FOUND when the member may not see the lead.
 */
export const listOtherLeads = defineRpc({
  subject: 'rpc.leads.v1.contact.leads',
  request: z.object({ leadId: z.uuid(), asMember: viewerSchema }),
  response: otherLeadsSchema,
  idempotent: true,
});
