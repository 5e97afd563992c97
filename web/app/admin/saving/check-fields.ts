import type { z } from 'zod';
import type { FieldIssue } from '../lib/call-api';

type Checked<T> = { fields: T; issues?: never } | { fields?: never; issues: FieldIssue[] };

/** Fields as the API takes them, or what is wrong with each, in words for whoever fills in the form. */
export function checkFields<S extends z.ZodType>(schema: S, values: unknown): Checked<z.output<S>> {
  const result = schema.safeParse(values);
  if (result.success) return { fields: result.data };
  return {
    issues: result.error.issues.map((issue) => ({ field: issue.path.join('.'), message: wordsFor(issue) })),
  };
}

function wordsFor(issue: z.core.$ZodIssue): string {
  if (issue.code === 'too_big' && issue.origin === 'string')
    return `The text is longer than ${Number(issue.maximum)} characters`;
  if (issue.code === 'too_big' && issue.origin === 'array')
    return `At most ${Number(issue.maximum)} fit here`;
  // What was written is an attempt at the last choice: the one before it is an empty text.
  if (issue.code === 'invalid_union' && issue.message === 'Invalid input')
    return issue.errors.at(-1)?.[0]?.message ?? issue.message;
  return issue.message;
}
