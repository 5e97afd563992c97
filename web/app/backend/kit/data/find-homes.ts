import { searchListings } from '@manzil/contracts/http/listings';
import type { ListingCard } from '@manzil/contracts/listings/property';
import { AD_TYPES } from '@manzil/contracts/listings/vocabulary';
import { callApi } from './call-api';

/** Few, because most of the reference is typed. */
const MOST_FOUND = '5';

/** Live listings, for sale or rent, whose reference begins with the typed text, or whose description matches it. */
export async function findHomes(typed: string, signal?: AbortSignal): Promise<ListingCard[]> {
  const q = typed.trim();
  const found = await Promise.all(
    AD_TYPES.map((adType) =>
      callApi(searchListings, { query: { adType, q, pageSize: MOST_FOUND } }, signal && { signal }),
    ),
  );
  return found.flatMap(({ items }) => items);
}

/** The home with the typed reference, ignoring case. */
export const homeOfReference = (homes: readonly ListingCard[], typed: string): ListingCard | undefined =>
  homes.find(({ reference }) => reference.toLowerCase() === typed.trim().toLowerCase());
