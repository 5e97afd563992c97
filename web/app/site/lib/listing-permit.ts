import type { Texts } from '../../shared/lib/texts';

/** Emirates by their names in feeds, in lower case. */
const EMIRATES: ReadonlyMap<string, keyof Texts['listing']['permits']> = new Map([
  ['dubai', 'dubai'],
  ['abu dhabi', 'abuDhabi'],
  ['sharjah', 'sharjah'],
  ['ajman', 'ajman'],
  ['ras al khaimah', 'rasAlKhaimah'],
]);

/** The kind of advertisement permit that a home in this emirate has; undefined if unknown. */
export function permitAuthority(texts: Texts, emirate: string): string | undefined {
  const known = EMIRATES.get(emirate.trim().toLowerCase().replaceAll('-', ' '));
  return known && texts.listing.permits[known];
}
