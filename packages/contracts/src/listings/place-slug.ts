import { ALL_UNIT_TYPES, type UnitType } from './vocabulary.js';

/** Place pages with fewer listings are not indexed by search engines. */
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
  Office: 'offices',
  Shop: 'shops',
  Warehouse: 'warehouses',
};

/** Returns the type of a segment, singular or plural and ignoring case; undefined for an unknown one. */
export function typeOfSlug(slug: string): UnitType | undefined {
  const wanted = slug.toLowerCase();
  return ALL_UNIT_TYPES.find((type) => TYPE_SLUGS[type] === wanted || type.toLowerCase() === wanted);
}

/** Returns the path segment of a place; empty for a name without Latin letters and digits. */
export const placeSlug = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
