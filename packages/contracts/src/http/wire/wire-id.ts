import { z } from 'zod';

/** A number in a path or a row; whether anything has it is for listings to say. */
export const wireIdSchema = z
  .string()
  .regex(/^\d{1,10}$/, 'must be a number')
  .transform(Number);

export const rowIdSchema = z.union([z.int().min(0), wireIdSchema]);
