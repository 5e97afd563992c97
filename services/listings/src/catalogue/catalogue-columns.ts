import type { AdType } from '@manzil/contracts/listings/vocabulary';
import type { CatalogueRow } from './catalogue-rows.js';
import { mergeOrders, orderAll, type ListOrders } from './list-orders.js';
import { ColumnsBuilder, type ListingColumns } from './listing-columns.js';
import { Places } from './places.js';
import { KINDS } from './kinds.js';
import { mergeColumns } from './splice.js';
import { Texts } from './texts.js';

/**
 * All live listings, with the columns that lists and counts need. It is immutable: a later version is another object.
 */
export interface CatalogueColumns extends ListingColumns {
  orders: ListOrders;
  /** The texts of the listings themselves, without those of their places. */
  texts: Texts;
  places: Places;
  /** The number of live listings at each place. */
  counts: Record<AdType, Int32Array>;
}

/** Builds a full copy from rows in the order of their ids. */
export async function copyRows(
  slices: AsyncIterable<CatalogueRow[]>,
  afterSlice: () => Promise<unknown>,
): Promise<CatalogueColumns> {
  const texts = new Texts();
  const places = new Places();
  const builder = new ColumnsBuilder(places, texts);
  for await (const rows of slices) {
    for (const row of rows) builder.add(row);
    await afterSlice();
  }
  const columns = builder.build();
  places.texts.index();
  texts.index();
  const counts = { sale: new Int32Array(places.list.length), rent: new Int32Array(places.list.length) };
  for (const at of columns.ids.keys()) count(counts, columns, at, 1);
  return { ...columns, texts, places, counts, orders: await orderAll(columns) };
}

/** Whether so much has changed that a full copy costs less than further changes. */
export const needsRebuild = ({ places, texts }: CatalogueColumns): boolean =>
  texts.needsRebuild || places.texts.needsRebuild;

/**
 * Returns the copy after the listings of `ids` have changed; `rows` are those of them that are live now, in the order
 * of their ids.
 */
export function applyChanges(
  earlier: CatalogueColumns,
  ids: readonly number[],
  rows: readonly CatalogueRow[],
): CatalogueColumns {
  const { places, texts } = earlier;
  const builder = new ColumnsBuilder(places, texts);
  for (const row of rows) builder.add(row);
  const fresh = builder.build();
  const merged = mergeColumns(earlier, ids, fresh);
  const longer = (counts: Int32Array): Int32Array => {
    const copied = new Int32Array(places.list.length);
    copied.set(counts);
    return copied;
  };
  const counts = { sale: longer(earlier.counts.sale), rent: longer(earlier.counts.rent) };
  for (const at of merged.removed) count(counts, earlier, at, -1);
  for (const at of fresh.ids.keys()) count(counts, fresh, at, 1);
  return { ...merged.columns, texts, places, counts, orders: mergeOrders(earlier, fresh, merged) };
}

function count(counts: CatalogueColumns['counts'], columns: ListingColumns, at: number, by: number): void {
  const where = columns.place[at] ?? 0;
  const list = KINDS[columns.kind[at] ?? 0]?.isSale === true ? counts.sale : counts.rent;
  list[where] = (list[where] ?? 0) + by;
}
