import { setImmediate as turn } from 'node:timers/promises';

/**
 * Returns the positions of `keys` in ascending order, equal keys by position. It uses the engine's sort of numbers,
 * which takes a tenth of the time of a sort with a comparing function, and yields between steps, because each takes
 * some tenths of a second for a million keys. It works for up to 2^26 keys.
 */
export async function ascendingOrder(keys: Float64Array): Promise<Int32Array> {
  const count = keys.length;
  const distinct = distinctOf(Float64Array.from(keys).sort());
  await turn();
  const ranked = keys.map((key, position) => rankOf(key, distinct) * count + position);
  await turn();
  ranked.sort();
  await turn();
  return Int32Array.from(ranked, (each) => each % count);
}

function distinctOf(sorted: Float64Array): Float64Array {
  let count = 0;
  for (const key of sorted) {
    if (count > 0 && sorted[count - 1] === key) continue;
    sorted[count] = key;
    count += 1;
  }
  return sorted.subarray(0, count);
}

function rankOf(key: number, distinct: Float64Array): number {
  let [low, high] = [0, distinct.length - 1];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((distinct[middle] ?? 0) < key) low = middle + 1;
    else high = middle;
  }
  return low;
}
