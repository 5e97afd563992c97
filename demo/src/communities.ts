import { readFileSync } from 'node:fs';

export type UnitKind = 'Apartment' | 'Villa' | 'Townhouse' | 'Penthouse' | 'Duplex' | 'Plot' | 'Land';

export interface Community {
  name: string;
  emirate: string;
  latitude: number;
  longitude: number;
  /** Buildings or clusters; invented. */
  places: readonly string[];
  /** The kinds of homes offered here, the usual one first. */
  types: readonly UnitKind[];
  /** AED per sq ft of a plain home for sale here. */
  salePrice: number;
  /** AED per sq ft a year of a plain home for rent here. */
  rentPrice: number;
  /** Describes living here as a complete sentence. */
  setting: string;
  nearby: readonly string[];
  views: readonly string[];
}

/** Real communities with plausible 2026 price levels; the buildings in them are invented. */
export const COMMUNITIES = JSON.parse(
  readFileSync(new URL('../communities.json', import.meta.url), 'utf8'),
) as readonly Community[];
