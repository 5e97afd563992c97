import { Positions } from './positions.js';

/** The different sets of amenities that listings have; like places they are only ever added. */
export class AmenitySets {
  private readonly amenities = new Positions();
  private readonly sets = new Positions();
  /** The amenities of all sets, one set after the other, and where each set ends. */
  private members = new Int32Array(1_024);
  private ends = new Int32Array(256);

  get names(): readonly string[] {
    return this.amenities.names;
  }

  get count(): number {
    return this.sets.names.length;
  }

  positionOf(amenities: readonly string[]): number {
    const numbers = [...new Set(amenities)].map((name) => this.amenities.of(name)).sort((a, b) => a - b);
    const { count } = this;
    const position = this.sets.of(numbers.join(','));
    if (position === count) this.append(numbers, position);
    return position;
  }

  /** Returns 1 for each set that has all of the amenities. */
  having(wanted: readonly string[]): Uint8Array {
    const different = [...new Set(wanted)];
    return this.among(different).map((found) => Number(found === different.length));
  }

  /** Returns 1 for each set that has at least one of the amenities. */
  havingAny(wanted: readonly string[]): Uint8Array {
    return this.among(wanted).map((found) => Number(found > 0));
  }

  /** Returns 1 for each set that has none of the amenities. */
  havingNone(unwanted: readonly string[]): Uint8Array {
    return this.among(unwanted).map((found) => Number(found === 0));
  }

  /** Returns the number of listings with each amenity, from the numbers by set. */
  counts(bySet: Int32Array): { value: string; count: number }[] {
    const { members, ends, names } = this;
    const counts = new Int32Array(names.length);
    let at = 0;
    for (let set = 0; set < bySet.length; set += 1) {
      const [end, count] = [ends[set] ?? 0, bySet[set] ?? 0];
      if (count > 0)
        for (; at < end; at += 1) {
          const amenity = members[at] ?? 0;
          counts[amenity] = (counts[amenity] ?? 0) + count;
        }
      at = end;
    }
    return names.map((value, index) => ({ value, count: counts[index] ?? 0 }));
  }

  /** Returns the number of different members that each set has among the amenities. */
  private among(wanted: readonly string[]): Uint8Array {
    const isWanted = new Uint8Array(this.names.length);
    for (const name of wanted) {
      const number = this.amenities.find(name);
      if (number !== undefined) isWanted[number] = 1;
    }
    const found = new Uint8Array(this.count);
    let at = 0;
    for (let set = 0; set < found.length; set += 1)
      for (const end = this.ends[set] ?? 0; at < end; at += 1)
        found[set] = (found[set] ?? 0) + (isWanted[this.members[at] ?? 0] ?? 0);
    return found;
  }

  private append(numbers: readonly number[], position: number): void {
    const begin = this.ends[position - 1] ?? 0;
    const end = begin + numbers.length;
    this.members = withRoomFor(this.members, end);
    this.ends = withRoomFor(this.ends, position + 1);
    this.members.set(numbers, begin);
    this.ends[position] = end;
  }
}

function withRoomFor(numbers: Int32Array<ArrayBuffer>, length: number): Int32Array<ArrayBuffer> {
  if (length <= numbers.length) return numbers;
  const longer = new Int32Array(Math.max(length, numbers.length * 2));
  longer.set(numbers);
  return longer;
}
