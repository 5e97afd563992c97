import { Positions } from './positions.js';

/** The different sets of amenities that listings have; like places they are only ever added. */
export class AmenitySets {
  readonly list: Int32Array[] = [];
  private readonly amenities = new Positions();
  private readonly sets = new Positions();

  get names(): readonly string[] {
    return this.amenities.names;
  }

  positionOf(amenities: readonly string[]): number {
    const numbers = [...new Set(amenities)].map((name) => this.amenities.of(name)).sort((a, b) => a - b);
    const position = this.sets.of(numbers.join(','));
    if (position === this.list.length) this.list.push(Int32Array.from(numbers));
    return position;
  }

  /** Returns 1 for each set that has all of the amenities. */
  having(wanted: readonly string[]): Uint8Array {
    const numbers = wanted.map((name) => this.amenities.find(name));
    if (numbers.includes(undefined)) return new Uint8Array(this.list.length);
    return Uint8Array.from(this.list, (set) =>
      Number(numbers.every((number) => number !== undefined && set.includes(number))),
    );
  }

  /** Returns 1 for each set that has at least one of the amenities. */
  havingAny(wanted: readonly string[]): Uint8Array {
    const numbers = new Set(wanted.map((name) => this.amenities.find(name)));
    return Uint8Array.from(this.list, (set) => Number(set.some((number) => numbers.has(number))));
  }

  /** Returns 1 for each set that has none of the amenities. */
  havingNone(unwanted: readonly string[]): Uint8Array {
    return this.havingAny(unwanted).map((has) => 1 - has);
  }

  /** Returns the number of listings with each amenity, from the numbers by set. */
  counts(bySet: Int32Array): { value: string; count: number }[] {
    const counts = new Int32Array(this.names.length);
    for (const [position, set] of this.list.entries()) {
      const count = bySet[position] ?? 0;
      if (count > 0) for (const amenity of set) counts[amenity] = (counts[amenity] ?? 0) + count;
    }
    return this.names.map((value, at) => ({ value, count: counts[at] ?? 0 }));
  }
}
