import { SORTS, type Sort } from '@manzil/contracts/listings/search';
import { setImmediate as turn } from 'node:timers/promises';
import { UNSTATED, type ListingColumns, type Merged } from './listing-columns.js';
import { ascendingOrder } from './sort-order.js';

/** Positions in the order of each list; `backwards` ones are to be walked from their end. */
export type ListOrders = Record<Sort, Order>;

interface Order {
  positions: Int32Array;
  backwards: boolean;
}

type Key = (columns: ListingColumns, at: number) => number;

const priceOr =
  (unstated: number): Key =>
  ({ price }, at) =>
    price[at] === UNSTATED ? unstated : (price[at] ?? 0);

/** What states no price or area comes last in either direction. */
const ORDERS: Record<Sort, { key: Key; backwards: boolean }> = {
  newest: { key: ({ listedAt }, at) => listedAt[at] ?? 0, backwards: true },
  'price-asc': { key: priceOr(Infinity), backwards: false },
  'price-desc': { key: priceOr(-Infinity), backwards: true },
  'area-desc': { key: ({ area }, at) => area[at] ?? 0, backwards: true },
};

const forEachSort = (make: (sort: Sort) => Order): ListOrders =>
  Object.fromEntries(SORTS.map((sort) => [sort, make(sort)])) as ListOrders;

/** Orders all listings anew, with turns for others in between. */
export async function orderAll(columns: ListingColumns): Promise<ListOrders> {
  const orders = forEachSort((sort) => ({
    positions: new Int32Array(0),
    backwards: ORDERS[sort].backwards,
  }));
  for (const sort of SORTS) {
    const keys = Float64Array.from(columns.ids, (_, at) => ORDERS[sort].key(columns, at));
    orders[sort].positions = ascendingOrder(keys);
    await turn();
  }
  return orders;
}

/** The earlier orders with fresh listings put where they belong: one walk, and nothing is sorted but those. */
export const mergeOrders = (earlier: ListOrders, merged: Merged): ListOrders =>
  forEachSort((sort) => {
    const { backwards } = ORDERS[sort];
    return { positions: mergeOrder(earlier[sort].positions, merged, ORDERS[sort].key), backwards };
  });

function mergeOrder(earlier: Int32Array, { columns, moved, placed }: Merged, key: Key): Int32Array {
  const order = (a: number, b: number): number => {
    const [one, other] = [key(columns, a), key(columns, b)];
    return one === other ? a - b : one < other ? -1 : 1;
  };
  const fresh = placed.slice().sort(order);
  const positions = new Int32Array(columns.ids.length);
  let [count, next] = [0, 0];
  for (const was of earlier) {
    const now = moved[was] ?? -1;
    if (now === -1) continue;
    for (; next < fresh.length && order(fresh[next] ?? 0, now) < 0; next += 1, count += 1)
      positions[count] = fresh[next] ?? 0;
    positions[count] = now;
    count += 1;
  }
  positions.set(fresh.subarray(next), count);
  return positions;
}
