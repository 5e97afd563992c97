import { RANGES, type RangeName } from '../fields.js';
import type { AmenitySets } from './amenity-sets.js';
import type { Agents } from './agents.js';
import type { CatalogueRow } from './catalogue-rows.js';
import type { DetailWords } from './detail-words.js';
import { PRICE_STEPS, priceStepOf } from './price-steps.js';
import type { Positions } from './positions.js';
import type { Places } from './places.js';
import type { Profiles } from '../profiles.js';
import type { References } from './references.js';
import type { Texts } from './texts.js';

/** Values shared by the listings of a copy; columns store positions in these dictionaries. */
export interface Dictionaries {
  profiles: Profiles;
  places: Places;
  amenitySets: AmenitySets;
  agents: Agents;
  developers: Positions;
  references: References;
  /** The titles of the listings. */
  texts: Texts;
  /** Words of descriptions and amenities, under the same numbers as the titles. */
  details: DetailWords;
}

/** Columns whose positions are counted as facets. */
export const COUNTED = ['profile', 'place', 'developer', 'agent', 'amenities', 'priceStep'] as const;

export type Counted = (typeof COUNTED)[number];

/** For each counted column, the number of listings at each position. */
export type Counts = Record<Counted, Int32Array>;

export const sizesOf = ({
  profiles,
  places,
  developers,
  agents,
  amenitySets,
}: Dictionaries): Record<Counted, number> => ({
  profile: profiles.list.length,
  place: places.list.length,
  developer: developers.names.length,
  agent: agents.list.length,
  amenities: amenitySets.count,
  priceStep: PRICE_STEPS,
});

/**
 * Listings as typed arrays, one per column; a listing is identified by its position, and positions ascend with ids. A
 * number that is not stated is NaN, which is never between limits.
 */
export interface ListingColumns extends Record<RangeName, Float64Array> {
  ids: Int32Array;
  /** Positions in the dictionaries. */
  profile: Int32Array;
  place: Int32Array;
  amenities: Int32Array;
  agent: Int32Array;
  developer: Int32Array;
  text: Int32Array;
  priceStep: Int32Array;
  /** Microseconds since 1970. */
  listedAt: Float64Array;
}

export const columnsFor = (count: number): ListingColumns => ({
  ids: new Int32Array(count),
  profile: new Int32Array(count),
  place: new Int32Array(count),
  amenities: new Int32Array(count),
  agent: new Int32Array(count),
  developer: new Int32Array(count),
  text: new Int32Array(count),
  priceStep: new Int32Array(count),
  listedAt: new Float64Array(count),
  ...(Object.fromEntries(RANGES.map((name) => [name, new Float64Array(count)])) as Record<
    RangeName,
    Float64Array
  >),
});

export type Column = ListingColumns[keyof ListingColumns];

export const columnsOf = (columns: ListingColumns): [keyof ListingColumns, Column][] =>
  Object.entries(columns) as [keyof ListingColumns, Column][];

/** Collects rows in the order of their ids into typed arrays, without keeping the rows. */
export class ColumnsBuilder {
  private columns = columnsFor(1_024);
  private count = 0;

  constructor(private readonly dictionaries: Dictionaries) {}

  add(row: CatalogueRow): void {
    const at = this.count;
    if (at === this.columns.ids.length) this.columns = this.resized(at * 2);
    const { columns, dictionaries } = this;
    columns.ids[at] = row.id;
    columns.profile[at] = dictionaries.profiles.positionOf(row);
    columns.place[at] = dictionaries.places.positionOf(row);
    columns.amenities[at] = dictionaries.amenitySets.positionOf(row.amenities);
    columns.agent[at] = dictionaries.agents.positionOf(row.agent);
    columns.developer[at] = dictionaries.developers.of(row.developer);
    columns.text[at] = dictionaries.texts.add(row.lowerTitle);
    dictionaries.details.add(row.detailWords);
    dictionaries.references.add(row.referenceKey);
    if (row.permitKey !== null) dictionaries.references.add(row.permitKey);
    columns.priceStep[at] = priceStepOf(row.adType, row.price);
    for (const name of RANGES) columns[name][at] = row[name] ?? NaN;
    columns.listedAt[at] = row.listedAt;
    this.count += 1;
  }

  build(): ListingColumns {
    return this.resized(this.count);
  }

  private resized(length: number): ListingColumns {
    const resized = columnsFor(length);
    const copied = Math.min(this.count, length);
    for (const [name, column] of columnsOf(resized)) column.set(this.columns[name].subarray(0, copied));
    return resized;
  }
}
