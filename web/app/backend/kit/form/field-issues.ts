import { get, set, type FieldErrors, type FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import type { FieldIssue } from '../data/call-api';

/** Validates a value before it is sent; the messages are written for the person who fills in the form. */
export function issuesIn(schema: z.ZodType, value: unknown): FieldIssue[] {
  const { error } = schema.safeParse(value);
  return (error?.issues ?? []).map((issue) => ({
    field: issue.path.join('.'),
    message: sentenceFor(issue),
  }));
}

function sentenceFor(issue: z.core.$ZodIssue): string {
  if (issue.code === 'too_big' && issue.origin === 'string')
    return `The text is longer than ${Number(issue.maximum)} characters`;
  if (issue.code === 'too_big' && issue.origin === 'array')
    return `At most ${Number(issue.maximum)} fit here`;
  // A union here is "empty, or a value that follows a rule": the rule is its last choice.
  if (issue.code === 'invalid_union' && issue.message === 'Invalid input')
    return issue.errors.at(-1)?.[0]?.message ?? issue.message;
  // A message of the schema's own says more.
  return /^(Invalid input|Too (small|big)): expected number/.test(issue.message)
    ? numberSentence(issue)
    : issue.message;
}

function numberSentence(issue: z.core.$ZodIssue): string {
  if (issue.code === 'too_small') return `Enter ${amount(issue.minimum)} or more`;
  if (issue.code === 'too_big') return `Enter ${amount(issue.maximum)} or less`;
  return 'Enter a number';
}

const amount = (limit: number | bigint): string => limit.toLocaleString('en');

/** Issues in the shape in which react-hook-form stores errors; the first issue of a field wins. */
export function errorsOf<Values extends FieldValues>(issues: readonly FieldIssue[]): FieldErrors<Values> {
  const errors = {};
  for (const { field, message } of issues) {
    const found: { message?: string } | undefined = get(errors, field);
    if (found?.message === undefined) set(errors, field, { ...found, type: 'issue', message });
  }
  return errors;
}
