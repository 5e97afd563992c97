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

const columnsFor = (count: number): ListingColumns => ({
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

type Column = ListingColumns[keyof ListingColumns];

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
    for (const [name, column] of Object.entries(resized) as [keyof ListingColumns, Column][])
      column.set(this.columns[name].subarray(0, kept));
    return resized;
  }
}

export interface Merged {
  columns: ListingColumns;
  /** Where each earlier listing is now; -1 for those left out. */
  moved: Int32Array;
  /** Where each fresh listing is now. */
  placed: Int32Array;
}

/** The earlier listings without those of `left`, and the fresh ones among them, in the order of their ids. */
export function mergeColumns(
  earlier: ListingColumns,
  left: ReadonlySet<number>,
  fresh: ListingColumns,
): Merged {
  const moved = new Int32Array(earlier.ids.length).fill(-1);
  const placed = new Int32Array(fresh.ids.length);
  /** Which earlier listing is at each new position, or which fresh one: counted down from -1. */
  const sources = new Int32Array(earlier.ids.length + fresh.ids.length);
  let [count, next] = [0, 0];
  const placeBefore = (id: number): void => {
    for (; next < placed.length && (fresh.ids[next] ?? 0) < id; next += 1, count += 1) {
      placed[next] = count;
      sources[count] = -1 - next;
    }
  };
  for (const [at, id] of earlier.ids.entries()) {
    if (left.has(id)) continue;
    placeBefore(id);
    moved[at] = count;
    sources[count] = at;
    count += 1;
  }
  placeBefore(Infinity);
  const columns = columnsFor(count);
  for (const [name, column] of Object.entries(columns) as [keyof ListingColumns, Column][])
    gather(column, sources, earlier[name], fresh[name]);
  return { columns, moved, placed };
}

function gather(into: Column, sources: Int32Array, earlier: Column, fresh: Column): void {
  for (let at = 0; at < into.length; at += 1) {
    const source = sources[at] ?? 0;
    into[at] = (source >= 0 ? earlier[source] : fresh[-1 - source]) ?? 0;
  }
}
