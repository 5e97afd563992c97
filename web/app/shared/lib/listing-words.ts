import type { ListingCard } from '@manzil/contracts/listings/property';
import { placeSlug } from '@manzil/contracts/listings/place-slug';
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

/** Returns the name of a value of the data, such as an amenity, by `texts.words`; an unknown value as it is. */
export function knownName(names: Readonly<Record<string, string>>, value: string): string {
  const key = placeSlug(value);
  return (Object.hasOwn(names, key) ? names[key] : undefined) ?? value;
}

/** "Marina Promenade, Dubai Marina, Dubai", without what is missing or said twice. */
export function listingPlace(
  texts: Texts,
  {
    subCommunity,
    community,
    emirate,
    name,
  }: Pick<ListingCard, 'community' | 'emirate'> & Partial<Pick<ListingCard, 'subCommunity' | 'name'>>,
): string {
  const part = subCommunity === name ? '' : subCommunity;
  const parts = [part, community.trim(), emirate.trim()].map(
    (each) => each && knownName(texts.words.emirates, each),
  );
  return [...new Set(parts)].filter(Boolean).join(', ');
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
