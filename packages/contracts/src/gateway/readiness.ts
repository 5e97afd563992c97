import { z } from 'zod';

export const readinessSchema = z.object({
  ready: z.boolean(),
  /** Dependencies that are not available yet, or not any more. */
  waitingFor: z.array(z.string()),
});
