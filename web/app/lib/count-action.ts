import type { ListingAction } from '@manzil/contracts/leads/funnel';

const counted = new Set<string>();

/**
 * Has it counted that somebody did something with a listing, once while the site is open, and without saying who. The browser
 * sends it also when the page is being left.
 */
export function countAction(pagelink: string, action: ListingAction): void {
  const key = `${action} ${pagelink}`;
  if (counted.has(key) || !('sendBeacon' in navigator)) return;
  counted.add(key);
  navigator.sendBeacon(
    '/api/listing-actions',
    new Blob([JSON.stringify({ pagelink, action })], { type: 'application/json' }),
  );
}
