import type { AdType, UnitType } from '@manzil/contracts/listings/vocabulary';

const FOR: Readonly<Record<AdType, string>> = { sale: 'for sale', rent: 'for rent' };

const TYPES: Readonly<Record<UnitType, string>> = {
  Apartment: 'apartments',
  Villa: 'villas',
  Townhouse: 'townhouses',
  Penthouse: 'penthouses',
  Duplex: 'duplexes',
  Plot: 'plots',
  Land: 'land',
};

/** The words that the name of a saved search is made of. */
export const SEARCH_NAME_TEXTS = {
  for: FOR,
  types: TYPES,
  any: 'homes',
  featured: 'featured',
  and: (words: readonly string[]) =>
    words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`,
  or: (words: readonly string[]) =>
    words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} or ${words.at(-1) ?? ''}`,
  bedrooms: (counts: readonly number[]) =>
    `with ${counts.map((count) => (count === 0 ? 'no separate' : count >= 6 ? '6 or more' : String(count))).join(' or ')} bedrooms`,
  oneBedroom: 'with 1 bedroom',
  studio: 'studios',
  in: (places: string) => `in ${places}`,
  from: (price: string) => `from AED ${price}`,
  upTo: (price: string) => `up to AED ${price}`,
  between: (min: string, max: string) => `from AED ${min} to AED ${max}`,
  aMonth: (price: string) => `${price} a month`,
  matching: (words: string) => `matching “${words}”`,
  /** In place of what a visitor has typed. */
  typed: 'with the words that were typed',
  onMap: 'in a part of the map',
  more: (count: number) => (count === 1 ? 'and one more filter' : `and ${String(count)} more filters`),
} as const;
