import { SORTS, type Sort } from '@manzil/contracts/listings/vocabulary';
import type { ListingColumns } from './listing-columns.js';
import { ascendingOrder } from './sort-order.js';
import { lowerBound } from '../lower-bound.js';
import { splice, type Merged, type Splice } from './splice.js';

/**
 * The positions of listings in each sort order, and grouped by their profiles and places; `backwards` ones are read from
 * their end.
 */
export type ListOrders = Record<OrderName, Order>;

type OrderName = Sort | 'profile' | 'place';

interface Order {
  positions: Int32Array;
  backwards: boolean;
}

type Key = (columns: ListingColumns, at: number) => number;

/** NaN cannot be sorted. */
const orLast = (key: number, last: number): number => (Number.isNaN(key) ? last : key);

const pricePerArea: Key = ({ price, area }, at) => {
  const size = area[at] ?? NaN;
  return size > 0 ? (price[at] ?? NaN) / size : NaN;
};

/** A listing without the value comes last in either direction. */
const ORDERS: Record<OrderName, { key: Key; backwards: boolean }> = {
  newest: { key: ({ listedAt }, at) => listedAt[at] ?? 0, backwards: true },
  'price-asc': { key: ({ price }, at) => orLast(price[at] ?? NaN, Infinity), backwards: false },
  'price-desc': { key: ({ price }, at) => orLast(price[at] ?? NaN, -Infinity), backwards: true },
  'area-desc': { key: ({ area }, at) => orLast(area[at] ?? NaN, -Infinity), backwards: true },
  'price-per-area-asc': {
    key: (columns, at) => orLast(pricePerArea(columns, at), Infinity),
    backwards: false,
  },
  profile: { key: ({ profile }, at) => profile[at] ?? 0, backwards: false },
  place: { key: ({ place }, at) => place[at] ?? 0, backwards: false },
};

/** Sort key of a listing. */
export const orderKey = (name: OrderName, columns: ListingColumns, at: number): number =>
  ORDERS[name].key(columns, at);

const ORDER_NAMES = [...SORTS, 'profile', 'place'] as const;

const forEachOrder = (make: (name: OrderName) => Order): ListOrders =>
  Object.fromEntries(ORDER_NAMES.map((name) => [name, make(name)])) as ListOrders;

/** Sorts all listings, and yields to other requests in between. */
export async function orderAll(columns: ListingColumns): Promise<ListOrders> {
  const orders = forEachOrder((name) => ({
    positions: new Int32Array(0),
    backwards: ORDERS[name].backwards,
  }));
  for (const name of ORDER_NAMES) {
    const keys = Float64Array.from(columns.ids, (_, at) => ORDERS[name].key(columns, at));
    orders[name].positions = await ascendingOrder(keys);
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
  forEachOrder((name) => {
    const { key, backwards } = ORDERS[name];
    return { positions: mergeOrder(earlier, fresh, merged, earlier.orders[name].positions, key), backwards };
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
    lowerBound(order.length, (index) => {
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
