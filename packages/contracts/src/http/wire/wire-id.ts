import { z } from 'zod';

/** A number in a path or a row; the listings service decides whether a record has it. */
export const wireIdSchema = z
  .string()
  .regex(/^\d{1,10}$/, 'must be a number')
  .transform(Number);

/** An id in a path; any other text is read as 0, which no record has. */
export const anyIdSchema = z
  .string()
  .max(300)
  .transform((text) => (/^\d{1,10}$/.test(text) ? Number(text) : 0));

export const rowIdSchema = z.union([z.int().min(0), wireIdSchema]);
