import type { DataSource } from 'typeorm';
import type { Profile } from '../count-facets.js';
import { CHOICE_FACETS, type ListedAgent } from '../fields.js';
import { Profiles } from '../profiles.js';

export interface KnownPlace {
  code: number;
  community: string;
  lowerCommunity: string;
  /** Lower-cased by PostgreSQL. */
  text: string;
}

type StoredValue = string | ListedAgent | Partial<Profile> | [string, string, string];

/**
 * The values of listings by the codes of `search_listing`. A code never changes its value, so each is read once. Several
 * codes may have the same value.
 */
export class KnownValues {
  readonly profiles = new Profiles();
  /** Developers and amenities. */
  readonly names = new Map<number, string>();
  readonly agents = new Map<number, ListedAgent>();
  readonly places = new Map<number, KnownPlace>();
  /** For each code of a profile its position in `profiles`; -1 for other codes. */
  profileOf = new Int32Array(0);
  private readonly codes = new Set<number>();
  /** For each community the places that have its name in their text, among the first `seen` places. */
  private readonly within = new Map<string, { seen: number; codes: number[] }>();

  /** Higher than each known code. */
  get size(): number {
    return this.profileOf.length;
  }

  /** Values are never removed, so a database with no more values has no unknown one. */
  get count(): number {
    return this.codes.size;
  }

  /** Reads the values that were added. */
  async read(dataSource: DataSource): Promise<void> {
    const rows = await dataSource.query<{ id: number; value: StoredValue }[]>(
      'SELECT id, value FROM search_value WHERE NOT id = ANY($1::integer[])',
      [[...this.codes]],
    );
    const last = rows.reduce((highest, { id }) => Math.max(highest, id), 0);
    if (last >= this.size) {
      const profileOf = new Int32Array(Math.ceil((last + 1) * 1.1)).fill(-1);
      profileOf.set(this.profileOf);
      this.profileOf = profileOf;
    }
    for (const { id, value } of rows)
      if (!this.codes.has(id)) {
        this.codes.add(id);
        this.add(id, value);
      }
  }

  /** Codes of the places whose text contains the name of the community. */
  placesWithin(lowerCommunity: string): readonly number[] {
    const found = this.within.get(lowerCommunity) ?? { seen: 0, codes: [] };
    if (found.seen < this.places.size)
      for (const [code, { text }] of [...this.places].slice(found.seen))
        if (text.includes(lowerCommunity)) found.codes.push(code);
    found.seen = this.places.size;
    this.within.set(lowerCommunity, found);
    return found.codes;
  }

  private add(code: number, value: StoredValue): void {
    if (typeof value === 'string') this.names.set(code, value);
    else if (Array.isArray(value)) {
      const [community, lowerCommunity, text] = value;
      this.places.set(code, { code, community, lowerCommunity, text });
    } else if ('slug' in value) this.agents.set(code, value);
    else {
      const profile = Object.fromEntries(CHOICE_FACETS.map((facet) => [facet, value[facet] ?? null]));
      this.profileOf[code] = this.profiles.positionOf(profile as Profile);
    }
  }
}
