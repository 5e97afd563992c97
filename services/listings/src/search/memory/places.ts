import { LRUCache } from 'lru-cache';
import type { CatalogueRow } from './catalogue-rows.js';
import { Positions } from './positions.js';
import { allBits, MOST_PARTS, Texts } from './texts.js';

/** Cached results; each takes a byte per place. */
const MOST_RECENT = 100;

export type PlaceTexts = Pick<
  CatalogueRow,
  | 'name'
  | 'subCommunity'
  | 'community'
  | 'emirate'
  | 'lowerName'
  | 'lowerSubCommunity'
  | 'lowerCommunity'
  | 'locationText'
>;

/**
 * The places of listings. Places are only ever added, so that a position means the same in every later version of the
 * copy; one without listings remains until the copy is rebuilt.
 */
export class Places {
  readonly list: PlaceTexts[] = [];
  /** For each place, the position of its community in `communityNames`. */
  readonly communityOf: number[] = [];
  /** For each place, the position of its name in `lowerNames`; -1 without one. */
  readonly lowerNameOf: number[] = [];
  /** For each place, the position of its sub-community in `lowerNames`, where it differs from the name; else -1. */
  readonly lowerSubCommunityOf: number[] = [];
  /** For each place, the position of its community in `lowerCommunities`. */
  readonly lowerCommunityOf: number[] = [];
  /** The `locationText` of each place. */
  readonly texts = new Texts();
  private readonly positions = new Map<string, number>();
  private readonly communities = new Positions();
  private readonly names = new Positions();
  private readonly lowered = new Positions();
  /** Results for parts that were searched recently. */
  private readonly recent = new LRUCache<string, Uint8Array>({ max: MOST_RECENT });
  private readonly byCommunity: number[][] = [];
  /** Number of places that `byCommunity` covers. */
  private counted = 0;

  get communityNames(): readonly string[] {
    return this.communities.names;
  }

  get lowerNames(): readonly string[] {
    return this.names.names;
  }

  get lowerCommunities(): readonly string[] {
    return this.lowered.names;
  }

  /** Returns 1 for each place whose `locationText` contains `part`, which is lower-cased by PostgreSQL. */
  containing(part: string): Readonly<Uint8Array> {
    const known = this.recent.get(part);
    if (known?.length === this.list.length) return known;
    const found = this.find(part);
    this.recent.set(part, found);
    return found;
  }

  private find(part: string): Uint8Array {
    const { list, texts } = this;
    const matches = new Uint8Array(list.length);
    if (part === '') return matches.fill(1);
    // A text that contains the whole part also contains its words, which the index checks faster.
    const words = part.split(/\s+/).filter(Boolean).slice(0, MOST_PARTS);
    const found = texts.containing(words);
    const all = allBits(words);
    // A single word that contains the part needs no further check.
    const isWord = words[0] === part;
    for (let at = 0; at < matches.length; at += 1)
      if (found[at] === all) matches[at] = Number(isWord || (list[at]?.locationText.includes(part) ?? false));
    return matches;
  }

  /** For each of `lowerCommunities`, the places whose `locationText` contains it. */
  foundByCommunity(): readonly (readonly number[])[] {
    const { list, byCommunity, counted } = this;
    if (counted === list.length) return byCommunity;
    for (const [index, name] of this.lowerCommunities.entries()) {
      const known = byCommunity[index];
      if (known === undefined) {
        const isFound = this.containing(name);
        byCommunity.push(Array.from(list.keys()).filter((place) => isFound[place] === 1));
      } else
        for (let place = counted; place < list.length; place += 1)
          if (list[place]?.locationText.includes(name) === true) known.push(place);
    }
    this.counted = list.length;
    return byCommunity;
  }

  /** Returns 1 for each place whose community is spelt exactly like one of these. */
  ofCommunities(names: readonly string[]): Uint8Array {
    const wanted = new Set(names);
    return Uint8Array.from(this.list, ({ community }) => Number(wanted.has(community)));
  }

  positionOf(given: PlaceTexts): number {
    const { name, subCommunity, community, emirate, lowerName, lowerSubCommunity } = given;
    const { lowerCommunity, locationText } = given;
    const key = JSON.stringify([name, subCommunity, community, emirate]);
    const known = this.positions.get(key);
    if (known !== undefined) return known;
    const position = this.list.push({
      name,
      subCommunity,
      community,
      emirate,
      lowerName,
      lowerSubCommunity,
      lowerCommunity,
      locationText,
    });
    this.lowerNameOf.push(name === '' ? -1 : this.names.of(lowerName));
    const hasOther = subCommunity !== '' && lowerSubCommunity !== lowerName;
    this.lowerSubCommunityOf.push(hasOther ? this.names.of(lowerSubCommunity) : -1);
    this.lowerCommunityOf.push(this.lowered.of(lowerCommunity));
    this.communityOf.push(this.communities.of(community));
    this.texts.add(locationText);
    this.positions.set(key, position - 1);
    return position - 1;
  }
}
