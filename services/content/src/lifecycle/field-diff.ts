import type { EntryFields, VersionDiff } from '@manzil/contracts/content/lifecycle';
import { htmlLines, lineDiff } from './line-diff.js';

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
  if (typeof value === 'string') return htmlLines(value);
  return Array.isArray(value) ? value.flatMap(linesOf) : [JSON.stringify(value)];
}
