import type { SearchQuery } from '@manzil/contracts/listings/search';
import type { CatalogueColumns } from './catalogue-columns.js';
import { bedroomsFit, KINDS, typeFits, UNSTATED } from './kinds.js';
import { allBits } from './texts.js';

/** The typed text, lower-cased by PostgreSQL. */
export interface Typed {
  /** Part of the text of a place; an empty one matches any. */
  location: string;
  /** Each word must be part of a word of the listing or its place; at most MOST_PARTS of them. */
  words: readonly string[];
}

/** The filters of one pass over all listings, as lookup tables. */
interface Walk {
  /** For each kind: 1 when it matches all filters except type and bedrooms, which have facets of their own. */
  baseKinds: Uint8Array;
  /** For each kind: 1 when it matches all filters. */
  kinds: Uint8Array;
  /** For each place: 1 when it matches the location. */
  places: Uint8Array;
  /** AED; UNSTATED as the lowest also matches listings without a price. */
  lowest: number;
  highest: number;
  words: Words | undefined;
}

interface Words {
  /** For each place and each text, the words that it contains, one bit each. */
  inPlace: Int32Array;
  inText: Int32Array;
  all: number;
}

export interface Walked {
  /** The matches of each kind, ignoring the filters of type and bedrooms. */
  byKind: Int32Array;
  /** The matches of each place with all filters. */
  byPlace: Int32Array;
  /** 1 for each listing that matches all filters. */
  isMatch: Uint8Array;
}

/**
 * All searches share this buffer, because they are synchronous and allocating one each time would cost memory and
 * time.
 */
let matches = new Uint8Array(0);

/**
 * Scans all listings; the result is valid until the next call. It has no branches: whether a listing matches is
 * hardly predictable, and a mispredicted branch costs as much as all other work for a listing.
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
    const [its, where, listingPrice] = [kind[at] ?? 0, place[at] ?? 0, price[at] ?? UNSTATED];
    // The sign bit is set only when both differences are negative: when the price is between the limits.
    const isPriced = ((lowest - 1 - listingPrice) & (listingPrice - highest - 1)) >>> 31;
    let fits = (baseKinds[its] ?? 0) & (places[where] ?? 0) & isPriced;
    if (words !== undefined) {
      const found = (words.inPlace[where] ?? 0) | (words.inText[text[at] ?? 0] ?? 0);
      fits &= Number(found === words.all);
    }
    byKind[its] = (byKind[its] ?? 0) + fits;
    const matching = fits & (kinds[its] ?? 0);
    byPlace[where] = (byPlace[where] ?? 0) + matching;
    isMatch[at] = matching;
  }
  return { byKind, byPlace, isMatch };
}

/** The largest value that the price test can handle; no price is higher. */
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
    places: columns.places.containing(location),
    lowest: isPriced ? Math.min(minPrice ?? 0, HIGHEST) : UNSTATED,
    highest: Math.min(maxPrice ?? HIGHEST, HIGHEST),
    words: wordsFor(columns, words),
  };
}

function wordsFor({ places, texts }: CatalogueColumns, words: readonly string[]): Words | undefined {
  if (words.length === 0) return undefined;
  return { inPlace: places.texts.containing(words), inText: texts.containing(words), all: allBits(words) };
}
