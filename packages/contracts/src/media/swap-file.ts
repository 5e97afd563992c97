/** Replaces one upload by another in every text of a value, however deep, as a path or within HTML. */
export type Swap = <T>(value: T) => T;

export function swapFile(from: string, to: string): Swap {
  // In names of uploads, the dot is the only special character of a pattern.
  const address = new RegExp(`/uploads/${from.replaceAll('.', '\\.')}(?![\\w-])`, 'g');
  const swap = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replace(address, `/uploads/${to}`);
    if (Array.isArray(value)) return value.map(swap);
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, swap(inner)]));
    return value;
  };
  return <T>(value: T): T => swap(value) as T;
}
