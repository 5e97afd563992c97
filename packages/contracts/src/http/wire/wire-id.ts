import { z } from 'zod';

/** A number in a path or a row; whether anything has it is for listings to say. */
export const wireIdSchema = z
  .string()
  .regex(/^\d{1,10}$/, 'must be a number')
  .transform(Number);

/** An id in a path; text that is no number is read as 0, which no record has. */
export const anyIdSchema = z
  .string()
  .max(300)
  .transform((text) => (/^\d{1,10}$/.test(text) ? Number(text) : 0));

export const rowIdSchema = z.union([z.int().min(0), wireIdSchema]);
