import type { SearchQuery } from '@manzil/contracts/listings/search';
import { ChoiceCounter, type Profile } from './count-facets.js';
import { CHOICE_FACETS, CHOICE_FIELDS, valueFits, type Value } from './fields.js';

/** The distinct values of one field, and for each profile the position of its value. */
interface FieldValues {
  values: (Value | null)[];
  of: number[];
}

/**
 * The combinations of choices that listings have. They are far fewer than listings, so that a search tests and counts
 * each of them once. Profiles are only ever added: a position means the same in every later version of the copy.
 */
export class Profiles {
  readonly list: Profile[] = [];
  private readonly positions = new Map<string, number>();
  /** In the order of {@link CHOICE_FACETS}. */
  private readonly fields = CHOICE_FACETS.map((): FieldValues => ({ values: [], of: [] }));

  positionOf(row: Profile): number {
    const key = CHOICE_FACETS.map((facet) => row[facet]).join('|');
    const known = this.positions.get(key);
    if (known !== undefined) return known;
    this.positions.set(key, this.list.length);
    const profile = Object.fromEntries(CHOICE_FACETS.map((facet) => [facet, row[facet]])) as Profile;
    for (const [index, facet] of CHOICE_FACETS.entries()) {
      const { values, of } = this.fields[index] ?? { values: [], of: [] };
      const value = values.indexOf(profile[facet]);
      of.push(value === -1 ? values.push(profile[facet]) - 1 : value);
    }
    return this.list.push(profile) - 1;
  }

  /** Returns for each profile the filters that it does not match, one bit each in the order of {@link CHOICE_FACETS}. */
  misses(query: SearchQuery): Int32Array {
    const misses = new Int32Array(this.list.length);
    for (const [index, { values, of }] of this.fields.entries()) {
      const facet = CHOICE_FACETS[index];
      const wanted = facet && CHOICE_FIELDS[facet].wanted(query);
      if (facet === undefined || wanted === undefined) continue;
      const bits = values.map((value) => (valueFits(facet, value, wanted) ? 0 : 1 << index));
      for (let at = 0; at < misses.length; at += 1) misses[at] = (misses[at] ?? 0) | (bits[of[at] ?? 0] ?? 0);
    }
    return misses;
  }

  /** Counts the values of each field among the listings that miss no other filter. */
  count(misses: Int32Array, byProfile: Int32Array): ChoiceCounter {
    const counter = new ChoiceCounter();
    for (let at = 0; at < misses.length; at += 1) if (misses[at] === 0) counter.total += byProfile[at] ?? 0;
    for (const [index, { values, of }] of this.fields.entries()) {
      const counts = new Int32Array(values.length);
      const others = ~(1 << index);
      for (let at = 0; at < misses.length; at += 1) {
        if (((misses[at] ?? 0) & others) !== 0) continue;
        const value = of[at] ?? 0;
        counts[value] = (counts[value] ?? 0) + (byProfile[at] ?? 0);
      }
      for (const [value, count] of counts.entries()) counter.addValue(index, values[value] ?? null, count);
    }
    return counter;
  }
}
