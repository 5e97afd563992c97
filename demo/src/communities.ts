import { readFileSync } from 'node:fs';

export type UnitKind = 'Apartment' | 'Villa' | 'Townhouse' | 'Penthouse' | 'Duplex' | 'Plot' | 'Land';

export interface Community {
  name: string;
  emirate: string;
  latitude: number;
  longitude: number;
  /** Buildings or clusters; invented. */
  places: readonly string[];
  /** What is offered here, the usual kind first. */
  types: readonly UnitKind[];
  /** AED per sq ft of a plain home for sale here. */
  salePrice: number;
  /** AED per sq ft a year of a plain home for rent here. */
  rentPrice: number;
  /** What living here is like, as a sentence of its own. */
  setting: string;
  nearby: readonly string[];
  views: readonly string[];
}

/** Real communities with plausible 2026 price levels; the buildings in them are invented. */
export const COMMUNITIES = JSON.parse(
  readFileSync(new URL('../communities.json', import.meta.url), 'utf8'),
) as readonly Community[];
