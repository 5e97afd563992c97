import { z } from 'zod';

export const readinessSchema = z.object({
  ready: z.boolean(),
  /** What is not there yet, or not any more. */
  waitingFor: z.array(z.string()),
});
