import { z } from 'zod';

/** A form sends its empty fields too: they say nothing. */
export const said = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema);

/** Text of a parameter that is given no more than once. */
export const once = z.string('must be given once');

export const wholeNumber = once
  .trim()
  .regex(/^\d{1,15}$/, 'must be a whole number')
  .transform(Number);
