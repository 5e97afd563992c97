import { UNIT_TYPES } from '@manzil/contracts/listings/vocabulary';
import type { CatalogueRow } from './catalogue-rows.js';
import type { Places } from './places.js';

/** Stands for an unstated type, price or number of bedrooms. */
export const UNSTATED = -1;

/** Listings as numbers, one array a column; a listing is its position, and positions ascend with ids. */
export interface ListingColumns {
  ids: Int32Array;
  isSale: Uint8Array;
  isFeatured: Uint8Array;
  /** Position among the places. */
  place: Int32Array;
  /** Position in UNIT_TYPES. */
  type: Int8Array;
  bedrooms: Int16Array;
  price: Int32Array;
  /** Below all others when it is unstated. */
  area: Float64Array;
  /** Microseconds since 1970. */
  listedAt: Float64Array;
}

export const columnsFor = (count: number): ListingColumns => ({
  ids: new Int32Array(count),
  isSale: new Uint8Array(count),
  isFeatured: new Uint8Array(count),
  place: new Int32Array(count),
  type: new Int8Array(count),
  bedrooms: new Int16Array(count),
  price: new Int32Array(count),
  area: new Float64Array(count),
  listedAt: new Float64Array(count),
});

export type Column = ListingColumns[keyof ListingColumns];

export const columnsOf = (columns: ListingColumns): [keyof ListingColumns, Column][] =>
  Object.entries(columns) as [keyof ListingColumns, Column][];

/** Takes rows in the order of their ids; holds them as numbers alone. */
export class ColumnsBuilder {
  private columns = columnsFor(1_024);
  private count = 0;

  constructor(private readonly places: Places) {}

  add(row: CatalogueRow): void {
    const at = this.count;
    if (at === this.columns.ids.length) this.columns = this.resized(at * 2);
    const { columns } = this;
    columns.ids[at] = row.id;
    columns.isSale[at] = Number(row.adType === 'sale');
    columns.isFeatured[at] = Number(row.featured);
    columns.place[at] = this.places.positionOf(row);
    columns.type[at] = row.unitType === null ? UNSTATED : UNIT_TYPES.indexOf(row.unitType);
    columns.bedrooms[at] = row.bedrooms ?? UNSTATED;
    columns.price[at] = row.price ?? UNSTATED;
    columns.area[at] = row.area ?? -Infinity;
    columns.listedAt[at] = row.listedAt;
    this.count += 1;
  }

  build(): ListingColumns {
    return this.resized(this.count);
  }

  private resized(length: number): ListingColumns {
    const resized = columnsFor(length);
    const kept = Math.min(this.count, length);
    for (const [name, column] of columnsOf(resized)) column.set(this.columns[name].subarray(0, kept));
    return resized;
  }
}
