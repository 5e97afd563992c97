import { recall } from '../../lib/local-memory';

const LISTS: readonly (string | null)[] = [null, 'buy', 'rent'];

/**
 * Page link of the listing or project this device looked at last; undefined when it has gone or there was none.
 * Of a project the link alone counts: its id is a number in another list.
 */
export async function findRememberedListing(signal: AbortSignal): Promise<string | undefined> {
  if (!LISTS.includes(recall('whichpage'))) return recall('propertylink') ?? undefined;
  const id = recall('propertyid');
  if (id === null || !/^\d+$/.test(id)) return undefined;
  try {
    const answer = await fetch(`/singleproperty1/${id}`, { signal });
    if (!answer.ok) return undefined;
    const rows = (await answer.json()) as { pagelink?: unknown }[];
    const pagelink = rows[0]?.pagelink;
    return typeof pagelink === 'string' && pagelink !== '' ? pagelink.replace(/^\/+/, '') : undefined;
  } catch {
    return undefined;
  }
}
