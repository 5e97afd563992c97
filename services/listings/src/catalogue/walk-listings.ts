import type { SearchQuery } from '@manzil/contracts/listings/search';
import type { CatalogueColumns } from './catalogue-columns.js';
import { bedroomsFit, KINDS, typeFits, UNSTATED } from './kinds.js';
import { allBits } from './texts.js';

/** What is typed, in the database's lower case. */
export interface Typed {
  /** Part of the text of a place; empty for any. */
  location: string;
  /** Each part of a word of the listing or its place; MOST_PARTS of them at most. */
  words: readonly string[];
}

/** What one walk asks of each listing, as tables to look into. */
interface Walk {
  /** For each kind: 1 when it is asked for but for its type and bedrooms, which a facet ignores. */
  baseKinds: Uint8Array;
  /** For each kind: 1 when it is asked for. */
  kinds: Uint8Array;
  /** For each place: 1 when it is asked for. */
  places: Uint8Array;
  /** AED; UNSTATED as the lowest lets through what states no price. */
  lowest: number;
  highest: number;
  words: Words | undefined;
}

interface Words {
  /** For each place, and for each text, the words that it holds: a bit each. */
  inPlace: Int32Array;
  inText: Int32Array;
  all: number;
}

export interface Walked {
  /** Counts of each kind but for the filters of type and bedrooms. */
  byKind: Int32Array;
  /** Counts of each place with all filters. */
  byPlace: Int32Array;
  /** 1 for each listing that all filters let through. */
  isMatch: Uint8Array;
}

/** For one search at a time, which waits for nothing: zeroing a new one each time would cost memory and time. */
let matches = new Uint8Array(0);

/**
 * Looks at all listings; what it returns is good until the next walk.
 *
 * Without branches: whether a listing is asked for is hardly ever like the one before, and a branch that is guessed
 * wrong costs as much as all that is done for a listing.
 */
export function walkListings(columns: CatalogueColumns, query: SearchQuery, typed: Typed): Walked {
  const { kind, place, price, text } = columns;
  const { baseKinds, kinds, places, lowest, highest, words } = walkFor(columns, query, typed);
  const count = kind.length;
  if (matches.length < count) matches = new Uint8Array(count);
  const isMatch = matches;
  const byKind = new Int32Array(KINDS.length);
  const byPlace = new Int32Array(places.length);
  for (let at = 0; at < count; at += 1) {
    const [its, where, asking] = [kind[at] ?? 0, place[at] ?? 0, price[at] ?? UNSTATED];
    // Below zero, which is what the sign says, when the price is between the two.
    const isPriced = ((lowest - 1 - asking) & (asking - highest - 1)) >>> 31;
    let fits = (baseKinds[its] ?? 0) & (places[where] ?? 0) & isPriced;
    if (words !== undefined) {
      const held = (words.inPlace[where] ?? 0) | (words.inText[text[at] ?? 0] ?? 0);
      fits &= Number(held === words.all);
    }
    byKind[its] = (byKind[its] ?? 0) + fits;
    const matching = fits & (kinds[its] ?? 0);
    byPlace[where] = (byPlace[where] ?? 0) + matching;
    isMatch[at] = matching;
  }
  return { byKind, byPlace, isMatch };
}

/** As large as the test of prices can take, and more than any price. */
const HIGHEST = 2_147_483_646;

function walkFor(columns: CatalogueColumns, query: SearchQuery, { location, words }: Typed): Walk {
  const { minPrice, maxPrice } = query;
  const isPriced = minPrice !== undefined || maxPrice !== undefined;
  const base = KINDS.map(
    ({ isSale, featured }) =>
      isSale === (query.adType === 'sale') && (query.featured === undefined || featured === query.featured),
  );
  const all = KINDS.map((kind) => typeFits(kind, query) && bedroomsFit(kind, query));
  return {
    baseKinds: Uint8Array.from(base, Number),
    kinds: Uint8Array.from(base, (isBase, kind) => Number(isBase && all[kind])),
    places: columns.places.holding(location),
    lowest: isPriced ? Math.min(minPrice ?? 0, HIGHEST) : UNSTATED,
    highest: Math.min(maxPrice ?? HIGHEST, HIGHEST),
    words: wordsFor(columns, words),
  };
}

function wordsFor({ places, texts }: CatalogueColumns, words: readonly string[]): Words | undefined {
  if (words.length === 0) return undefined;
  return { inPlace: places.texts.holding(words), inText: texts.holding(words), all: allBits(words) };
}
