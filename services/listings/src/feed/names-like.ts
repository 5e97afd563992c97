import { Remembered } from '../remembered.js';

/** Maximum number of field names whose meaning is remembered. */
export const MOST_REMEMBERED = 5_000;

/** A test of field names by a pattern, for the fields of many records. */
export function namesLike(matches: (name: string) => boolean): { has: (name: string) => boolean } {
  const known = new Remembered<boolean>(MOST_REMEMBERED);
  return { has: (name) => known.of(name, () => matches(name)) };
}

/** Returns the name of an element without the prefix of its namespace. */
export const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1);
