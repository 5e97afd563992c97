import { plainText } from '../../../shared/lib/plain-text';

const LONGEST = 160;

/** A value of a field in words for staff: texts without markup, lists by their length, places by their numbers. */
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
