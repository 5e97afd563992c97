import { z } from 'zod';

export const publishingPolicySchema = z.object({
  needsApproval: z.boolean(),
  /** Entries with gaps that block are not published. Absent in a change, it stays as it is. */
  requiresComplete: z.boolean().optional(),
});
export type PublishingPolicy = z.output<typeof publishingPolicySchema>;
