import type { CatalogueRow } from './catalogue-rows.js';
import { kindOf, UNSTATED } from './kinds.js';
import type { Places } from './places.js';
import type { Texts } from './texts.js';

/** Listings as typed arrays, one per column; a listing is identified by its position, and positions ascend with ids. */
export interface ListingColumns {
  ids: Int32Array;
  /** Position in KINDS. */
  kind: Uint16Array;
  /** Position in the list of places. */
  place: Int32Array;
  /** Number of its title and reference in {@link Texts}. */
  text: Int32Array;
  /** AED. */
  price: Int32Array;
  /** Square feet; -Infinity when it is unstated. */
  area: Float64Array;
  /** Microseconds since 1970. */
  listedAt: Float64Array;
}

export const columnsFor = (count: number): ListingColumns => ({
  ids: new Int32Array(count),
  kind: new Uint16Array(count),
  place: new Int32Array(count),
  text: new Int32Array(count),
  price: new Int32Array(count),
  area: new Float64Array(count),
  listedAt: new Float64Array(count),
});

export type Column = ListingColumns[keyof ListingColumns];

export const columnsOf = (columns: ListingColumns): [keyof ListingColumns, Column][] =>
  Object.entries(columns) as [keyof ListingColumns, Column][];

/** Collects rows in the order of their ids into typed arrays, without keeping the rows. */
export class ColumnsBuilder {
  private columns = columnsFor(1_024);
  private count = 0;

  constructor(
    private readonly places: Places,
    private readonly texts: Texts,
  ) {}

  add(row: CatalogueRow): void {
    const at = this.count;
    if (at === this.columns.ids.length) this.columns = this.resized(at * 2);
    const { columns } = this;
    columns.ids[at] = row.id;
    columns.kind[at] = kindOf(row);
    columns.place[at] = this.places.positionOf(row);
    columns.text[at] = this.texts.add(row.ownText);
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
    const copied = Math.min(this.count, length);
    for (const [name, column] of columnsOf(resized)) column.set(this.columns[name].subarray(0, copied));
    return resized;
  }
}
