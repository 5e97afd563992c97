import type { EntryFields, VersionDiff } from '@manzil/contracts/content/lifecycle';
import { cssLines, htmlLines, lineDiff } from './line-diff.js';

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const dateTime = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Dubai',
});
const dubaiTime = (time: string): string => `${dateTime.format(new Date(time))} Dubai time`;

type Value = EntryFields[string] | undefined;

/** Returns the fields that differ, each with its removed and added lines, in the order of the later version. */
export function changedFields(from: EntryFields, to: EntryFields): VersionDiff['sections'] {
  const fields = [...new Set([...Object.keys(to), ...Object.keys(from)])];
  return fields
    .map((field) => ({ field, parts: lineDiff(linesIn(field, from[field]), linesIn(field, to[field])) }))
    .filter(({ parts }) => parts.length > 0);
}

const linesIn = (field: string, value: Value): string[] =>
  field === 'css' && typeof value === 'string' ? cssLines(value) : linesOf(value);

/**
 * Splits rich text into one element per line, and a list into one item per line. The texts of an item, such as a
 * title and an address, share a line, followed by its nested lists. An empty value has no lines.
 */
function linesOf(value: Value): string[] {
  if (value === undefined || value === null || value === '') return [];
  if (typeof value === 'boolean') return [value ? 'Yes' : 'No'];
  if (typeof value === 'number') return [String(value)];
  if (typeof value === 'string') return TIME.test(value) ? [dubaiTime(value)] : htmlLines(value);
  if (Array.isArray(value)) return value.flatMap(linesOf);
  const parts = Object.values(value);
  const line = parts
    .filter((part) => !Array.isArray(part))
    .flatMap(linesOf)
    .join(' · ');
  return [...(line === '' ? [] : [line]), ...parts.filter((part) => Array.isArray(part)).flatMap(linesOf)];
}
