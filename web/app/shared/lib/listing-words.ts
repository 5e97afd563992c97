import type { ListingCard } from '@manzil/contracts/listings/property';
import type { Texts } from './texts';

/** Returns the name of a listing: its building, or its title where there is none. */
export function listingName(listing: Pick<ListingCard, 'name' | 'title' | 'reference'>): string {
  return listing.name.trim() || listing.title.trim() || listing.reference;
}

/** Returns the title beside the name of the home; undefined when it is the name. */
export function sellingLine(listing: Pick<ListingCard, 'name' | 'title' | 'reference'>): string | undefined {
  const title = listing.title.trim();
  return title === '' || title === listingName(listing) ? undefined : title;
}

/** "Marina Promenade, Dubai Marina, Dubai", without what is missing or said twice. */
export function listingPlace({
  subCommunity,
  community,
  emirate,
  name,
}: Pick<ListingCard, 'community' | 'emirate'> & Partial<Pick<ListingCard, 'subCommunity' | 'name'>>): string {
  const part = subCommunity === name ? '' : subCommunity;
  return [...new Set([part, community.trim(), emirate.trim()])].filter(Boolean).join(', ');
}

/** "2-bedroom apartment", "Studio apartment", "Plot". */
export function typeAndBeds(
  texts: Texts,
  { bedrooms, unitType }: Pick<ListingCard, 'bedrooms' | 'unitType'>,
): string {
  const { types, studio, studioOfType, bedroomsOfType, home } = texts.units;
  const name = unitType === null ? undefined : types[unitType];
  const type = name?.toLowerCase();
  if (bedrooms === null) return name ?? '';
  if (bedrooms === 0) return type === undefined ? studio : studioOfType({ type });
  return bedroomsOfType({ count: bedrooms, type: type ?? home });
}
