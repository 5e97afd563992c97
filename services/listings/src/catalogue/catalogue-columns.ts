import type { AdType } from '@manzil/contracts/listings/vocabulary';
import type { CatalogueRow } from './catalogue-rows.js';
import { mergeOrders, orderAll, type ListOrders } from './list-orders.js';
import { ColumnsBuilder, mergeColumns, type ListingColumns } from './listing-columns.js';
import { Places } from './places.js';

/** All live listings, as what lists and counts look at. Never changed: a later state is another object. */
export interface CatalogueColumns extends ListingColumns {
  orders: ListOrders;
  places: Places;
  /** Live listings at each place. */
  counts: Record<AdType, Int32Array>;
}

/** A whole copy of rows that come in the order of their ids. */
export async function copyRows(
  slices: AsyncIterable<CatalogueRow[]>,
  afterSlice: () => Promise<unknown>,
): Promise<CatalogueColumns> {
  const places = new Places();
  const builder = new ColumnsBuilder(places);
  for await (const rows of slices) {
    for (const row of rows) builder.add(row);
    await afterSlice();
  }
  const columns = builder.build();
  return withCounts({ ...columns, places, orders: await orderAll(columns) });
}

/** The copy after the listings of `ids` have changed; of those, `rows` are live now, in the order of their ids. */
export function applyChanges(
  earlier: CatalogueColumns,
  ids: readonly number[],
  rows: readonly CatalogueRow[],
): CatalogueColumns {
  const { places } = earlier;
  const builder = new ColumnsBuilder(places);
  for (const row of rows) builder.add(row);
  const merged = mergeColumns(earlier, new Set(ids), builder.build());
  return withCounts({ ...merged.columns, places, orders: mergeOrders(earlier.orders, merged) });
}

function withCounts(columns: Omit<CatalogueColumns, 'counts'>): CatalogueColumns {
  const { ids, isSale, place, places } = columns;
  const counts = { sale: new Int32Array(places.list.length), rent: new Int32Array(places.list.length) };
  for (let at = 0; at < ids.length; at += 1) {
    const count = isSale[at] === 1 ? counts.sale : counts.rent;
    const where = place[at] ?? 0;
    count[where] = (count[where] ?? 0) + 1;
  }
  return { ...columns, counts };
}
