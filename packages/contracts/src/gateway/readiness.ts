import { z } from 'zod';

export const readinessSchema = z.object({
  ready: z.boolean(),
  /** Unavailable dependencies. */
  waitingFor: z.array(z.string()),
});
