import { UNIT_TYPES, type UnitType } from './vocabulary.js';

/** With fewer homes a page of a place stays out of search engines. */
export const FEWEST_INDEXED = 3;

/** The last segment of `/buy/dubai-marina/apartments`. */
export const TYPE_SLUGS: Readonly<Record<UnitType, string>> = {
  Apartment: 'apartments',
  Villa: 'villas',
  Townhouse: 'townhouses',
  Penthouse: 'penthouses',
  Duplex: 'duplexes',
  Plot: 'plots',
  Land: 'land',
};

/** The type that a segment names, in the singular or the plural and in any case; undefined for no type. */
export function typeOfSlug(slug: string): UnitType | undefined {
  const wanted = slug.toLowerCase();
  return UNIT_TYPES.find((type) => TYPE_SLUGS[type] === wanted || type.toLowerCase() === wanted);
}

/** The segment of the path that names a place; empty for a name without Latin letters and digits. */
export const placeSlug = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
