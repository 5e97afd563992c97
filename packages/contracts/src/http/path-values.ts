import { z } from 'zod';

/** A pagelink as part of a path; listings decides whether it exists. */
export const pagelinkSchema = z.string().max(300);

/** The number of a record or a version in a path. */
export const numberInPath = z
  .string()
  .regex(/^\d{1,10}$/, 'must be a whole number')
  .transform(Number)
  .pipe(z.int().min(1).max(2_147_483_647));
