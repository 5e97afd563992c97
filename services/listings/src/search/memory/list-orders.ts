import { SORTS, type Sort } from '@manzil/contracts/listings/vocabulary';
import type { ListingColumns } from './listing-columns.js';
import { ascendingOrder } from './sort-order.js';
import { firstPast, splice, type Merged, type Splice } from './splice.js';

/** The positions of listings in each sort order; `backwards` ones are read from their end. */
export type ListOrders = Record<Sort, Order>;

interface Order {
  positions: Int32Array;
  backwards: boolean;
}

type Key = (columns: ListingColumns, at: number) => number;

/** NaN has no order. */
const orLast = (key: number, last: number): number => (Number.isNaN(key) ? last : key);

const pricePerArea: Key = ({ price, area }, at) => {
  const size = area[at] ?? NaN;
  return size > 0 ? (price[at] ?? NaN) / size : NaN;
};

/** A listing without the value comes last in either direction. */
const ORDERS: Record<Sort, { key: Key; backwards: boolean }> = {
  newest: { key: ({ listedAt }, at) => listedAt[at] ?? 0, backwards: true },
  'price-asc': { key: ({ price }, at) => orLast(price[at] ?? NaN, Infinity), backwards: false },
  'price-desc': { key: ({ price }, at) => orLast(price[at] ?? NaN, -Infinity), backwards: true },
  'area-desc': { key: ({ area }, at) => orLast(area[at] ?? NaN, -Infinity), backwards: true },
  'price-per-area-asc': {
    key: (columns, at) => orLast(pricePerArea(columns, at), Infinity),
    backwards: false,
  },
};

const forEachSort = (make: (sort: Sort) => Order): ListOrders =>
  Object.fromEntries(SORTS.map((sort) => [sort, make(sort)])) as ListOrders;

/** Sorts all listings, and yields to other requests in between. */
export async function orderAll(columns: ListingColumns): Promise<ListOrders> {
  const orders = forEachSort((sort) => ({
    positions: new Int32Array(0),
    backwards: ORDERS[sort].backwards,
  }));
  for (const sort of SORTS) {
    const keys = Float64Array.from(columns.ids, (_, at) => ORDERS[sort].key(columns, at));
    orders[sort].positions = await ascendingOrder(keys);
  }
  return orders;
}

/**
 * Inserts fresh listings into the earlier orders by binary search: only the fresh ones are sorted, all others are
 * copied in blocks.
 */
export const mergeOrders = (
  earlier: ListingColumns & { orders: ListOrders },
  fresh: ListingColumns,
  merged: Merged,
): ListOrders =>
  forEachSort((sort) => {
    const { key, backwards } = ORDERS[sort];
    return { positions: mergeOrder(earlier, fresh, merged, earlier.orders[sort].positions, key), backwards };
  });

function mergeOrder(
  earlier: ListingColumns,
  fresh: ListingColumns,
  { columns, removed, placed, moved }: Merged,
  order: Int32Array,
  key: Key,
): Int32Array {
  /** Finds where in the earlier order a listing with this key and id is, or would be. */
  const placeOf = (wanted: number, id: number): number =>
    firstPast(order.length, (index) => {
      const at = order[index] ?? 0;
      const has = key(earlier, at);
      return has > wanted || (has === wanted && (earlier.ids[at] ?? 0) >= id);
    });
  const added = Array.from(fresh.ids, (id, at) => ({ id, key: key(fresh, at), now: placed[at] ?? 0 }));
  added.sort((a, b) => (a.key === b.key ? a.id - b.id : a.key < b.key ? -1 : 1));
  const change: Splice = {
    removed: removed.map((at) => placeOf(key(earlier, at), earlier.ids[at] ?? 0)).sort((a, b) => a - b),
    before: added.map((each) => placeOf(each.key, each.id)),
  };
  const positions = new Int32Array(columns.ids.length);
  const remaining = moved === undefined ? order : order.map((at) => moved[at] ?? 0);
  splice(
    positions,
    remaining,
    Int32Array.from(added, ({ now }) => now),
    change,
  );
  return positions;
}
