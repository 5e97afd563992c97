import { readFileSync } from 'node:fs';

export type UnitKind = 'Apartment' | 'Villa' | 'Townhouse' | 'Penthouse' | 'Duplex' | 'Plot' | 'Land';

export interface Community {
  name: string;
  emirate: string;
  latitude: number;
  longitude: number;
  /** Buildings or clusters; invented. */
  places: readonly string[];
  /** Property types offered here, the most common first. */
  types: readonly UnitKind[];
  /** AED per sq ft of an average listing for sale. */
  salePrice: number;
  /** AED per sq ft and year of an average listing for rent. */
  rentPrice: number;
  /** A complete sentence about living here. */
  setting: string;
  nearby: readonly string[];
  views: readonly string[];
}

/** Real communities with plausible 2026 price levels; the buildings in them are invented. */
export const COMMUNITIES = JSON.parse(
  readFileSync(new URL('../communities.json', import.meta.url), 'utf8'),
) as readonly Community[];
