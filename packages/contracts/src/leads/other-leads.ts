import { z } from 'zod';
import { leadSummarySchema } from './lead.js';

/** Maximum number of listed leads of a person. */
export const MOST_OTHER_LEADS = 50;

export const otherLeadsSchema = z.object({
  /** Newest first, {@link MOST_OTHER_LEADS} at most. */
  leads: z.array(leadSummarySchema),
  total: z.int(),
  /**
   * Phone numbers (E.164) used together with the lead's email address that also have leads without an email
   * address; those leads are not erased with the address. Missing when the previous release answers.
   */
  numbersAlone: z.array(z.string()).default([]),
});
export type OtherLeads = z.infer<typeof otherLeadsSchema>;
