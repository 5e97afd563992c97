import { z } from 'zod';

export const publishingPolicySchema = z.object({
  needsApproval: z.boolean(),
  /** True: entries with blocking gaps cannot be published. Unchanged when absent from an update. */
  requiresComplete: z.boolean().optional(),
});
export type PublishingPolicy = z.output<typeof publishingPolicySchema>;
