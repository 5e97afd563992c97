import type { ListingAction } from '@manzil/contracts/leads/funnel';

const counted = new Set<string>();

/**
 * Counts an action on a listing, once while the site is open, and without naming the visitor. The browser
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
