import type { Profile } from '../count-facets.js';
import { CHOICE_FACETS } from '../fields.js';

/**
 * The combinations of choices that listings have. They are far fewer than listings, so that a search tests and counts
 * each of them once. Profiles are only ever added: a position means the same in every later version of the copy.
 */
export class Profiles {
  readonly list: Profile[] = [];
  private readonly positions = new Map<string, number>();

  positionOf(row: Profile): number {
    const key = CHOICE_FACETS.map((facet) => row[facet]).join('|');
    const known = this.positions.get(key);
    if (known !== undefined) return known;
    this.positions.set(key, this.list.length);
    const profile = Object.fromEntries(CHOICE_FACETS.map((facet) => [facet, row[facet]])) as Profile;
    return this.list.push(profile) - 1;
  }
}
