import { entryId } from '@manzil/contracts/content/editing';
import { z } from 'zod';

/** The number of an entry in a path. */
export const idParamSchema = z
  .string()
  .regex(/^\d{1,10}$/, 'must be a whole number')
  .transform(Number)
  .pipe(entryId);
