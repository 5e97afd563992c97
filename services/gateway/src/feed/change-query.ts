import { changeKindSchema } from '@manzil/contracts/listings/import-run';
import { z } from 'zod';

export const runIdSchema = z.uuid();

const wholeNumber = z
  .string()
  .regex(/^\d{1,15}$/, 'must be a whole number')
  .transform(Number);

/** A page of a run's changes. */
export const changesQuerySchema = z.object({
  kind: changeKindSchema.optional(),
  after: wholeNumber.default(0),
  limit: wholeNumber.pipe(z.int().min(1).max(100)).default(50),
});
export type ChangesQuery = z.output<typeof changesQuerySchema>;
