import { COMMUNITIES } from '../../demo/dist/communities.js';
import { Random } from '../../demo/dist/random.js';

const TYPES = ['Apartment', 'Villa', 'Townhouse', 'Penthouse', 'Duplex'];
const SORTS = ['newest', 'price-asc', 'price-desc', 'area-desc'];
const PAGE_SIZE = 12;
const WORDS = [
  'sea',
  'view',
  'upgraded',
  'vacant',
  'furnished',
  'garden',
  'luxury',
  'bright',
  'pool',
  'MZ-S-12',
];

/** What is measured beside `pages`, as a part of it. */
export const FIRST_PAGES = 'first pages';

/** Kinds of searches; `size` is the number of listings. Each returns the query's parameters. */
const KINDS = {
  /** Every list open, pages anywhere in it. */
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
  /** What is typed into the search box, in part or in full. */
  text: (random) => {
    const community = random.pick(COMMUNITIES);
    const place = random.pick([community.name, ...community.places]);
    return random.chance(0.5)
      ? {
          location: random.chance(0.5) ? place : place.slice(0, random.between(2, 6)),
          sort: random.pick(SORTS),
        }
      : { q: `${random.chance(0.5) ? place : ''} ${random.pick(WORDS)}`.trim() };
  },
  /** A place and a choice of each facet. */
  facets: (random) => ({
    location: random.pick(COMMUNITIES).name,
    type: random.pick(TYPES),
    bedrooms: random.between(0, 5),
  }),
  /** Every list open, at its beginning; with a price that excludes almost nothing, since there are few such lists. */
  [FIRST_PAGES]: (random) => ({
    sort: random.pick(SORTS),
    maxPrice: 900_000_000 + random.between(0, 1_000_000_000),
  }),
};

export const SEARCH_KINDS = Object.keys(KINDS).filter((kind) => kind !== FIRST_PAGES);

/**
 * `count` different query strings of a kind, others for each `round`: none has been answered before. An upper
 * price that excludes almost nothing makes them different where the words alone would not.
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
