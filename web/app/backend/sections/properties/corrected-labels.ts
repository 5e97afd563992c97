import { plainText } from '../../../shared/lib/plain-text';

const LONGEST = 160;

/** Formats the value of a field: text without markup, lists of URLs by their length, objects by their values. */
export function valueWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (Array.isArray(value)) {
    const words = value.filter((item) => typeof item === 'string');
    const isShort = words.every((item) => !item.includes('/')) && words.length > 0;
    return isShort ? plainText(words.join(', '), LONGEST) : words.length.toLocaleString('en');
  }
  if (typeof value === 'number') return value.toLocaleString('en');
  if (typeof value === 'string') return plainText(value, LONGEST);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  const parts = Object.values(value).filter((part) => typeof part === 'string' || typeof part === 'number');
  return parts.join(', ');
}
