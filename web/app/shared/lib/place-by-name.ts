import type { Result } from '@manzil/contracts/http/endpoint';
import type { showPlace } from '@manzil/contracts/http/places';
import type { PlacePage } from '@manzil/contracts/listings/place-page';
import { placeSlug } from '@manzil/contracts/listings/place-slug';

/**
 * Finds a place by any of its names; another spelling resolves to the path of the place. `find` loads the place at a
 * path, or undefined when there is none.
 */
export async function placeByName(
  find: (slug: string) => Promise<Result<typeof showPlace> | undefined>,
  name: string,
): Promise<PlacePage | undefined> {
  const slug = placeSlug(name);
  // A name without Latin letters and digits has no path.
  if (slug === '') return undefined;
  const first = await find(slug);
  const found = first !== undefined && 'movedTo' in first ? await find(first.movedTo.slug) : first;
  return found === undefined || 'movedTo' in found ? undefined : found;
}
