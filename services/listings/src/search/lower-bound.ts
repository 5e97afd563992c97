/**
 * Returns the first position up to `length` for which `isPast` is true; it must be true for all positions after that.
 */
export function lowerBound(length: number, isPast: (position: number) => boolean): number {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isPast(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
