import { z } from 'zod';
import { leadSummarySchema } from './lead.js';

/** Maximum number of listed leads of a person. */
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
