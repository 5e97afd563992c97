import type { ListingCard } from '@manzil/contracts/listings/property';

const WEEK_MS = 7 * 24 * 60 * 60 * 1_000;
const MOST = 8;

/** Those of the listings, newest first, that have been on the market for less than seven days at `now` (milliseconds). */
export function newThisWeek<T extends Pick<ListingCard, 'listedAt'>>(
  listings: readonly T[],
  now: number,
): T[] {
  return listings.filter(({ listedAt }) => now - Date.parse(listedAt) < WEEK_MS).slice(0, MOST);
}
