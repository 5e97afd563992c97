import type { CatalogueRow } from './catalogue-rows.js';
import { Positions } from './positions.js';
import { allBits, MOST_PARTS, Texts } from './texts.js';

export type PlaceTexts = Pick<
  CatalogueRow,
  'name' | 'community' | 'emirate' | 'lowerName' | 'lowerCommunity' | 'locationText'
>;

export interface Place extends PlaceTexts {
  /** Position of its name, ignoring case; -1 without one. */
  building: number;
  /** Position of the exact spelling of community and emirate. */
  region: number;
  /** Position of its community, ignoring case. */
  communityLabel: number;
}

/**
 * The places of listings. Places are only ever added, so that a position means the same in every later version of the
 * copy; one without listings remains until the copy is rebuilt.
 */
export class Places {
  readonly list: Place[] = [];
  /** For each place, the position of its community in `communityNames`. */
  readonly communityOf: number[] = [];
  /** The `locationText` of each place. */
  readonly texts = new Texts();
  private readonly positions = new Map<string, number>();
  private readonly communities = new Positions();
  private readonly buildings = new Positions();
  private readonly regions = new Positions();
  private readonly labels = new Positions();

  get communityNames(): readonly string[] {
    return this.communities.names;
  }

  /** Returns 1 for each place whose `locationText` contains `part`, which is lower-cased by PostgreSQL. */
  containing(part: string): Uint8Array {
    const { list, texts } = this;
    const matches = new Uint8Array(list.length);
    if (part === '') return matches.fill(1);
    // A text that contains the whole part also contains its words, which the index checks faster.
    const words = part.split(/\s+/).filter(Boolean).slice(0, MOST_PARTS);
    const found = texts.containing(words);
    const all = allBits(words);
    for (let at = 0; at < matches.length; at += 1)
      if (found[at] === all) matches[at] = Number(list[at]?.locationText.includes(part) ?? false);
    return matches;
  }

  /** Returns 1 for each place whose community is spelt exactly like one of these. */
  ofCommunities(names: readonly string[]): Uint8Array {
    const wanted = new Set(names);
    return Uint8Array.from(this.list, ({ community }) => Number(wanted.has(community)));
  }

  positionOf({ name, community, emirate, lowerName, lowerCommunity, locationText }: PlaceTexts): number {
    const key = JSON.stringify([name, community, emirate]);
    const known = this.positions.get(key);
    if (known !== undefined) return known;
    const position = this.list.push({
      ...{ name, community, emirate, lowerName, lowerCommunity, locationText },
      building: name === '' ? -1 : this.buildings.of(lowerName),
      region: this.regions.of(JSON.stringify([community, emirate])),
      communityLabel: this.labels.of(lowerCommunity),
    });
    this.communityOf.push(this.communities.of(community));
    this.texts.add(locationText);
    this.positions.set(key, position - 1);
    return position - 1;
  }
}
