import { plainText } from './plain-text';

/** Words that people read in a minute. */
const WORDS_A_MINUTE = 220;

/** Whole minutes, at least one, that reading sanitised HTML takes. */
export function readingMinutes(html: string): number {
  const words = plainText(html, Number.MAX_SAFE_INTEGER).split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}
