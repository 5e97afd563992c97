import { lowerBound } from '../lower-bound.js';
import { columnsFor, columnsOf, type Column, type ListingColumns } from './listing-columns.js';

/** Positions of earlier elements to remove, and positions before which fresh elements are inserted, both ascending. */
export interface Splice {
  removed: readonly number[];
  before: readonly number[];
}

/**
 * Fills `into` with the earlier elements, without the removed and with the inserted ones; remaining elements are copied
 * in blocks.
 */
export function splice(into: Column, earlier: Column, fresh: Column, { removed, before }: Splice): void {
  let [from, to, gone, come] = [0, 0, 0, 0];
  const copyUntil = (end: number): void => {
    into.set(earlier.subarray(from, end), to);
    to += end - from;
    from = end;
  };
  while (gone < removed.length || come < before.length) {
    const [leaving, next] = [removed[gone] ?? Infinity, before[come] ?? Infinity];
    copyUntil(Math.min(leaving, next));
    if (next <= leaving) {
      into[to] = fresh[come] ?? 0;
      to += 1;
      come += 1;
    } else {
      from += 1;
      gone += 1;
    }
  }
  copyUntil(earlier.length);
}

export interface Merged {
  columns: ListingColumns;
  /** Earlier positions of the removed listings. */
  removed: readonly number[];
  /** The new position of each fresh listing. */
  placed: Int32Array;
  /** The new position of each earlier listing; undefined when no position changes. */
  moved: Int32Array | undefined;
}

/** Merges the fresh listings into the earlier ones by id, without the listings in `left`. */
export function mergeColumns(
  earlier: ListingColumns,
  left: readonly number[],
  fresh: ListingColumns,
): Merged {
  const { ids } = earlier;
  const placeOf = (id: number): number => lowerBound(ids.length, (at) => (ids[at] ?? 0) >= id);
  const removed = left
    .map((id) => ({ id, at: placeOf(id) }))
    .filter(({ id, at }) => ids[at] === id)
    .map(({ at }) => at)
    .sort((a, b) => a - b);
  const before = Array.from(fresh.ids, placeOf);
  const columns = columnsFor(ids.length - removed.length + before.length);
  for (const [name, column] of columnsOf(columns))
    splice(column, earlier[name], fresh[name], { removed, before });
  const leftBefore = (at: number): number =>
    lowerBound(removed.length, (index) => (removed[index] ?? 0) >= at);
  const placed = Int32Array.from(before, (at, index) => at + index - leftBefore(at));
  const isEachReplaced =
    removed.length === before.length && before.every((at, index) => at === removed[index]);
  const moved = isEachReplaced ? undefined : movesOf(ids.length, { removed, before });
  return { columns, removed, placed, moved };
}

function movesOf(length: number, { removed, before }: Splice): Int32Array {
  const moved = new Int32Array(length);
  let [gone, come] = [0, 0];
  for (let at = 0; at < length; at += 1) {
    while (come < before.length && (before[come] ?? 0) <= at) come += 1;
    moved[at] = at + come - gone;
    if (removed[gone] === at) gone += 1;
  }
  return moved;
}
