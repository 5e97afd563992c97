import { BEDROOMS_OR_MORE, UNIT_TYPES } from '@manzil/contracts/listings/vocabulary';
import type { SearchQuery } from '@manzil/contracts/listings/search';
import type { CatalogueRow } from './catalogue-rows.js';

/** Stands for an unstated type, price or number of bedrooms. */
export const UNSTATED = -1;

/**
 * The attributes that lists are filtered and counted by most often. There are few enough combinations for a search to
 * count each of them.
 */
export interface Kind {
  isSale: boolean;
  featured: boolean;
  /** Position in UNIT_TYPES; {@link UNSTATED} without one. */
  type: number;
  /** {@link BEDROOMS_OR_MORE} stands for that many or more. */
  bedrooms: number;
}

const TYPES = UNIT_TYPES.length + 1;
const BEDROOMS = BEDROOMS_OR_MORE + 2;

/** All kinds; a listing stores the position of its kind. */
export const KINDS: readonly Kind[] = Array.from({ length: 4 * TYPES * BEDROOMS }, (_, position) => ({
  bedrooms: (position % BEDROOMS) + UNSTATED,
  type: (Math.floor(position / BEDROOMS) % TYPES) + UNSTATED,
  featured: Math.floor(position / BEDROOMS / TYPES) % 2 === 1,
  isSale: Math.floor(position / BEDROOMS / TYPES) >= 2,
}));

export function kindOf({
  adType,
  featured,
  unitType,
  bedrooms,
}: Pick<CatalogueRow, 'adType' | 'featured' | 'unitType' | 'bedrooms'>): number {
  const list = 2 * Number(adType === 'sale') + Number(featured);
  const type = unitType === null ? UNSTATED : UNIT_TYPES.indexOf(unitType);
  const bucket = Math.min(bedrooms ?? UNSTATED, BEDROOMS_OR_MORE);
  return (list * TYPES + type - UNSTATED) * BEDROOMS + bucket - UNSTATED;
}

export const typeFits = ({ type }: Kind, query: SearchQuery): boolean =>
  query.type === undefined || type === UNIT_TYPES.indexOf(query.type);

export const bedroomsFit = ({ bedrooms }: Kind, query: SearchQuery): boolean =>
  query.bedrooms === undefined || bedrooms === query.bedrooms;
