import { z } from 'zod';
import { ApiProblem } from '../data/call-api';

const conflictSchema = z.object({
  reason: z.literal('version'),
  version: z.int(),
  updatedBy: z.string().default(''),
  updatedAt: z.string(),
});

/** A save by another user since the form was opened; `updatedBy` is empty if the user is unknown. */
export type Conflict = z.output<typeof conflictSchema>;

/** Undefined for other errors. */
export function conflictIn(error: unknown): Conflict | undefined {
  if (!(error instanceof ApiProblem) || !error.isConflict) return undefined;
  return conflictSchema.safeParse(error.details).data;
}
