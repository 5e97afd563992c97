import type { EntryFields, VersionDiff } from '@manzil/contracts/content/lifecycle';
import { htmlLines, lineDiff } from './line-diff.js';

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const dateTime = new Intl.DateTimeFormat('en-GB', {
  ...{ day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  timeZone: 'Asia/Dubai',
});
const gulfTime = (time: string): string => `${dateTime.format(new Date(time))} Gulf time`;

type Value = EntryFields[string] | undefined;

/** Returns the fields that differ, each with its removed and added lines, in the order of the later version. */
export function changedFields(from: EntryFields, to: EntryFields): VersionDiff['sections'] {
  const fields = [...new Set([...Object.keys(to), ...Object.keys(from)])];
  return fields
    .map((field) => ({ field, parts: lineDiff(linesOf(from[field]), linesOf(to[field])) }))
    .filter(({ parts }) => parts.length > 0);
}

/** Splits rich text into one element a line, and a list into one item a line; nothing has no lines. */
function linesOf(value: Value): string[] {
  if (value === undefined || value === null || value === '') return [];
  if (typeof value === 'boolean') return [value ? 'Yes' : 'No'];
  if (typeof value === 'number') return [String(value)];
  if (typeof value === 'string') return TIME.test(value) ? [gulfTime(value)] : htmlLines(value);
  return Array.isArray(value) ? value.flatMap(linesOf) : [JSON.stringify(value)];
}
