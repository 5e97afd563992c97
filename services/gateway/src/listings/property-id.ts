import { z } from 'zod';

/** A listing's id in a path. PostgreSQL's integers end here. */
export const propertyIdSchema = z
  .string()
  .regex(/^\d{1,10}$/, 'must be a whole number')
  .transform(Number)
  .pipe(z.int().min(1).max(2_147_483_647));
