import type { ListingCard } from '@manzil/contracts/listings/property';

const WEEK_MS = 7 * 24 * 60 * 60 * 1_000;
const MOST = 8;

/** Returns the listings, newest first, that are on the market for less than seven days at `now` (ms). */
export function newThisWeek<T extends Pick<ListingCard, 'listedAt'>>(
  listings: readonly T[],
  now: number,
): T[] {
  return listings.filter(({ listedAt }) => now - Date.parse(listedAt) < WEEK_MS).slice(0, MOST);
}
