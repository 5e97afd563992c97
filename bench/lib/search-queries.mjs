import { COMMUNITIES } from '../../demo/dist/communities.js';
import { Random } from '../../demo/dist/random.js';

const TYPES = ['Apartment', 'Villa', 'Townhouse', 'Penthouse', 'Duplex'];
const SORTS = ['newest', 'price-asc', 'price-desc', 'area-desc'];
const PAGE_SIZE = 12;
/** Words that set no filter, because the hand-written SQL does not interpret search texts. */
const WORDS = [
  'view',
  'upgraded',
  'vacant',
  'quiet',
  'corner',
  'luxury',
  'bright',
  'owner',
  'handover',
  'spacious',
];

/** Kind of queries that is measured together with `pages`. */
export const FIRST_PAGES = 'first pages';

/** Kinds of searches; `size` is the number of listings. Each returns the query's parameters. */
const KINDS = {
  /** Unfiltered lists, at any page. */
  pages: (random, size) => ({
    sort: random.pick(SORTS),
    page: random.between(2, Math.max(2, Math.floor((size * 0.4) / PAGE_SIZE))),
  }),
  filters: (random) => ({
    type: random.chance(0.6) ? random.pick(TYPES) : undefined,
    bedrooms: random.chance(0.5) ? random.between(0, 6) : undefined,
    minPrice: random.chance(0.5) ? random.between(1, 400) * 1_000 : undefined,
    featured: random.chance(0.15) ? true : undefined,
    sort: random.pick(SORTS),
  }),
  /** Words in the search box, partial or complete. */
  text: (random) => {
    const community = random.pick(COMMUNITIES);
    const place = random.pick([community.name, ...community.places]);
    return random.chance(0.5)
      ? {
          location: random.chance(0.5) ? place : place.slice(0, random.between(2, 6)),
          sort: random.pick(SORTS),
        }
      : { location: random.chance(0.5) ? place : undefined, q: random.pick(WORDS) };
  },
  /** A place and a value of each facet. */
  facets: (random) => ({
    location: random.pick(COMMUNITIES).name,
    type: random.pick(TYPES),
    bedrooms: random.between(0, 5),
  }),
  /** Unfiltered lists at their first page. A price limit that excludes almost nothing makes the URLs distinct. */
  [FIRST_PAGES]: (random) => ({
    sort: random.pick(SORTS),
    maxPrice: 900_000_000 + random.between(0, 1_000_000_000),
  }),
};

export const SEARCH_KINDS = Object.keys(KINDS).filter((kind) => kind !== FIRST_PAGES);

/**
 * Returns `count` distinct query strings of a kind, new ones for each `round`, so that no response is cached. A price
 * limit that excludes almost nothing makes them distinct where the other parameters would not.
 */
export function searchQueries(kind, count, { round, size }) {
  const random = new Random(1_000 * (round + 1) + Object.keys(KINDS).indexOf(kind));
  const made = new Set();
  while (made.size < count) {
    const adType = random.chance(0.6) ? 'sale' : 'rent';
    const maxPrice = random.chance(0.5) ? 900_000_000 + random.between(0, 1_000_000_000) : undefined;
    const given = { adType, maxPrice, ...KINDS[kind](random, size) };
    made.add(
      new URLSearchParams(Object.entries(given).filter(([, value]) => value !== undefined)).toString(),
    );
  }
  return [...made];
}
