import { readFileSync } from 'node:fs';
import type { DemoListing } from './make-listing.js';

/** Listings that a visitor sees together, with the weight of repeated covers among them. */
export interface View<T> {
  name: string;
  listings: readonly T[];
  /** Site paths of photos that the view shows elsewhere. */
  taken: readonly string[];
  weight: number;
}

type Seen = Pick<
  DemoListing,
  'isSale' | 'kind' | 'price' | 'area' | 'featured' | 'community' | 'agent' | 'listedAt'
>;

const PAGE = 12;
const FIRST_PAGES = 3;
/** Numbers of featured and of new listings on the home page. */
const FEATURED_AT_HOME = 6;
const FRESH_AT_HOME = 8;
/** Number of listings for sale, and for rent, on the page of an adviser. */
const OF_ADVISER = 6;

const WEIGHT = { home: 30, first: 20, adviser: 10, later: 3, narrowed: 1 };

/** List pages in every order, rows of listings, pages by community and type, and adviser pages. */
export function viewsOf<T extends Seen>(listings: readonly T[]): View<T>[] {
  const advisers = new Set(listings.map(({ agent }) => agent.name));
  return [
    ...[true, false].flatMap((isSale) => viewsOfKind(listings, isSale)),
    ...[...advisers].map((name) => viewOfAdviser(listings, name)),
  ];
}

/** An adviser's page shows listings for sale and for rent. */
function viewOfAdviser<T extends Seen>(listings: readonly T[], name: string): View<T> {
  const theirs = ordersOf(listings.filter(({ agent }) => agent.name === name)).newest;
  const shown = [true, false].flatMap((isSale) =>
    theirs.filter((listing) => listing.isSale === isSale).slice(0, OF_ADVISER),
  );
  return { name: `page of ${name}`, listings: shown, taken: [], weight: WEIGHT.adviser };
}

function viewsOfKind<T extends Seen>(listings: readonly T[], isSale: boolean): View<T>[] {
  const kind = isSale ? 'sale' : 'rent';
  const all = listings.filter((listing) => listing.isSale === isSale);
  const orders = ordersOf(all);
  const { newest } = orders;
  const featured = newest.filter((listing) => listing.featured);
  const atHome = new Set([...featured.slice(0, FEATURED_AT_HOME), ...newest.slice(0, FRESH_AT_HOME)]);
  const narrowed = [
    ...groups(newest, ({ community }) => community.name),
    ...groups(newest, (listing) => listing.kind),
  ];
  return [
    { name: `${kind} at home`, listings: [...atHome], taken: bannersOfProjects(), weight: WEIGHT.home },
    { name: `${kind} featured`, listings: featured.slice(0, PAGE), taken: [], weight: WEIGHT.home },
    ...Object.entries(orders).flatMap(([order, inOrder]) =>
      pagesOf(inOrder).map((page, index) => ({
        name: `${kind} by ${order}, page ${index + 1}`,
        listings: page,
        taken: [],
        weight: index < FIRST_PAGES ? WEIGHT.first : WEIGHT.later,
      })),
    ),
    ...narrowed.flatMap(([name, found]) =>
      pagesOf(found).map((page) => ({
        name: `${kind} of ${name}`,
        listings: page,
        taken: [],
        weight: WEIGHT.narrowed,
      })),
    ),
  ];
}

/** The home page also shows the banners of live projects. */
const bannersOfProjects = (): string[] =>
  (
    JSON.parse(readFileSync(new URL('../content/developments.json', import.meta.url), 'utf8')) as {
      live: boolean;
      bannerImage: string;
    }[]
  ).flatMap(({ live, bannerImage }) => (live ? bannerImage : []));

/** The sort orders of the site; listings without a price or an area come last. */
const ordersOf = <T extends Seen>(all: readonly T[]) => ({
  newest: sorted(all, ({ listedAt }) => -listedAt.getTime()),
  'lowest price': sorted(all, ({ price }) => price ?? Infinity),
  'highest price': sorted(all.toReversed(), ({ price }) => (price === null ? Infinity : -price)),
  'largest area': sorted(all.toReversed(), ({ kind, area }) =>
    kind === 'Plot' || kind === 'Land' ? Infinity : -area,
  ),
});

/** A stable sort. The site breaks ties by id, which grows with the position in the feed. */
const sorted = <T>(all: readonly T[], by: (listing: T) => number): T[] =>
  all.toSorted((a, b) => (by(a) === by(b) ? 0 : by(a) - by(b)));

const pagesOf = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / PAGE) }, (_, page) =>
    all.slice(page * PAGE, (page + 1) * PAGE),
  );

const groups = <T>(all: readonly T[], by: (listing: T) => string): [string, T[]][] =>
  [...new Set(all.map(by))].map((name) => [name, all.filter((listing) => by(listing) === name)]);
