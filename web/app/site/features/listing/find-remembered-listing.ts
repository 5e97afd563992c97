import type { showListingRow } from '@manzil/contracts/http/listing-rows';
import { recall } from '../../../shared/lib/local-memory';
import { publicApi } from '../../lib/public-api';

const LISTS: readonly (string | null)[] = [null, 'buy', 'rent'];

/**
 * Returns the page link of the listing or project that this device viewed last; undefined when it is gone or there was
 * none. A project's link is not looked up: its id is a number in another list.
 */
export async function findRememberedListing(signal: AbortSignal): Promise<string | undefined> {
  if (!LISTS.includes(recall('whichpage'))) return recall('propertylink') ?? undefined;
  const id = recall('propertyid');
  if (id === null || !/^\d+$/.test(id)) return undefined;
  try {
    const input = { params: { id } };
    const [row] = await publicApi<typeof showListingRow>('GET', '/singleproperty1/:id', input, signal);
    return row?.pagelink.replace(/^\/+/, '') || undefined;
  } catch {
    return undefined;
  }
}
