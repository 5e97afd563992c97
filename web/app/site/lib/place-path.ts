import { placeSlug, TYPE_SLUGS } from '@manzil/contracts/listings/place-slug';
import type { AdType, UnitType } from '@manzil/contracts/listings/vocabulary';
import { listHref } from '../../shared/lib/url-filters';

export const listPathOf = (adType: AdType): string => (adType === 'sale' ? '/buy' : '/rent');

/** The page of a place by its slug, of all types or of one. */
export const placePath = (adType: AdType, slug: string, type: UnitType | null = null): string =>
  [listPathOf(adType), slug, ...(type === null ? [] : [TYPE_SLUGS[type]])].join('/');

/** Returns the path of a community's homes: the place's page, or a search when its name has no slug. */
export function communityPath(adType: AdType, community: string): string {
  const slug = placeSlug(community);
  if (slug !== '') return placePath(adType, slug);
  return listHref(listPathOf(adType), { location: community, sort: 'newest', page: 1 });
}
