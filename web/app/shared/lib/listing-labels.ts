import type { ListingCard } from '@manzil/contracts/listings/property';
import { placeSlug } from '@manzil/contracts/listings/place-slug';
import { SOURCE_LANGUAGE, textIn } from '@manzil/contracts/site-language';
import type { Texts } from './texts';

type Titled = Pick<ListingCard, 'name' | 'title' | 'titleAr' | 'reference'>;

/** The title in the language of the page; empty where it has none. */
const titleOf = ({ language }: Texts, listing: Titled): string => textIn(language, listing, 'title').trim();

/** Returns the name of a listing: its building, or its title where there is none. */
export const listingName = (texts: Texts, listing: Titled): string =>
  listing.name.trim() || titleOf(texts, listing) || listing.reference;

/** Returns the title to show beside the name of the home; undefined when both are the same. */
export function sellingLine(texts: Texts, listing: Titled): string | undefined {
  const title = titleOf(texts, listing);
  return title === '' || title === listingName(texts, listing) ? undefined : title;
}

/** Returns the title of a listing, or else a description of it: "2-bedroom apartment for sale". */
export function listingTitle(
  texts: Texts,
  listing: Titled & Pick<ListingCard, 'adType' | 'bedrooms' | 'unitType'>,
): string {
  const title = titleOf(texts, listing);
  if (title !== '' || texts.language === SOURCE_LANGUAGE) return title || listingName(texts, listing);
  return texts.listing.untitled({
    home: typeAndBeds(texts, listing) || listingName(texts, listing),
    deal: texts.badge[listing.adType],
  });
}

/** Returns the name of a value of the data, such as an amenity, by `texts.words`; an unknown value as it is. */
export function knownName(names: Readonly<Record<string, string>>, value: string): string {
  const key = placeSlug(value);
  return (Object.hasOwn(names, key) ? names[key] : undefined) ?? value;
}

/** The name of a station or school in the language of the page; the English one where it has no other. */
export const nameIn = ({ language }: Texts, names: { name: string; nameAr: string }): string =>
  textIn(language, names, 'name') || names.name;

/** "Marina Promenade, Dubai Marina, Dubai", without missing and repeated parts. */
export function listingPlace(
  texts: Texts,
  {
    subCommunity,
    community,
    emirate,
    name,
  }: Pick<ListingCard, 'community' | 'emirate'> & Partial<Pick<ListingCard, 'subCommunity' | 'name'>>,
): string {
  const part = subCommunity === name ? '' : (subCommunity ?? '');
  return texts.format.listed(new Set([part, community, emirate].map((each) => texts.placeName(each.trim()))));
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
