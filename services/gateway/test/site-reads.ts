import type { CacheTag } from '@manzil/contracts/cache-tags';
import type { AdType } from '@manzil/contracts/listings/vocabulary';
import { wholeRegistry } from '../src/whole-document.js';
import { PORTAL_TOKEN } from './catalogue.js';
import { pagelinkOf, type Listing, type Site } from './site-model.js';

const RELATED = 4;

/** A read of the site, with its real path. */
export interface ModelRead {
  path: string;
  query?: Record<string, string>;
  params?: Record<string, string>;
  /** Returns the body that its endpoint's tags are derived from; undefined when there is none. */
  value: (site: Site) => unknown;
  /** Returns the present state of everything that `value` shows. */
  shows: (site: Site, value: unknown) => unknown;
  /** Parts of the site that it does not show. */
  showsNothingOf: readonly string[];
}

const registry = wholeRegistry();

/** The tags of a returned value, by the rules of its endpoint. */
export function tagsOf({ path, query = {}, params = {} }: ModelRead, value: unknown): readonly CacheTag[] {
  const cached = registry.match('GET', path)?.cached;
  if (cached === undefined) throw new Error(`${path} is not cached`);
  if (value === undefined) return cached.tagsOfNothing?.(params) ?? [];
  return cached.tags(value, { params, query });
}

const live = (site: Site, adType: AdType): Listing[] =>
  site.listings.filter((listing) => listing.isLive && listing.adType === adType);
/** Returns the present body of the same path. */
const now =
  (value: ModelRead['value']): ModelRead['shows'] =>
  (site) =>
    value(site);
const copy = <T>(value: T): T => structuredClone(value);

const LISTING = 'listing';
const CONTENT = ['text', 'post', 'page'];
const ALL_BUT = (...shown: string[]): string[] =>
  [LISTING, 'development', ...CONTENT].filter((part) => !shown.includes(part));

function simple(
  path: string,
  shown: string[],
  value: ModelRead['value'],
  more: Partial<ModelRead> = {},
): ModelRead {
  const copied = (site: Site): unknown => copy(value(site));
  return { path, value: copied, shows: now(copied), showsNothingOf: ALL_BUT(...shown), ...more };
}

/** Other listings are drawn at random: only the drawn ones must be current. */
function listingRead(id: number): ModelRead {
  const pagelink = pagelinkOf({ id });
  const draw = (site: Site, { adType }: Listing): Listing[] =>
    live(site, adType).filter((other) => other.id !== id);
  const find = (site: Site): Listing | undefined =>
    site.listings.find((listing) => listing.id === id && listing.isLive);
  return {
    path: `/api/properties/${pagelink}`,
    params: { pagelink },
    value: (site) => {
      const property = find(site);
      if (property === undefined) return undefined;
      const related = draw(site, property).slice(0, RELATED);
      return copy({ property, related, similar: related });
    },
    shows: (site, value) => {
      const property = find(site);
      if (value === undefined || property === undefined) return property;
      const { related } = value as { related: Listing[] };
      const drawn = related.map((each) => site.listings.find((listing) => listing.id === each.id));
      return [property, drawn, related.length < RELATED ? draw(site, property) : 'enough'];
    },
    showsNothingOf: ALL_BUT(LISTING),
  };
}

const text = (path: string, name: string): ModelRead =>
  simple(path, ['text'], ({ texts }) => ({ of: texts[name] }));
const search = (adType: AdType): ModelRead =>
  simple('/api/properties', [LISTING], (site) => ({ items: live(site, adType) }), { query: { adType } });
const document = (name: string): ModelRead =>
  simple(`/api/documents/${name}`, ['text'], ({ texts }) => ({ name, of: texts[name] }));
const rows = (path: string, adType: AdType): ModelRead =>
  simple(path, [LISTING], (site) => live(site, adType));

export const READS: readonly ModelRead[] = [
  search('sale'),
  search('rent'),
  ...[1, 2, 6, 8].map(listingRead),
  rows('/allprosale', 'sale'),
  rows('/allprorent', 'rent'),
  rows(`/api/feeds/${PORTAL_TOKEN}/bayut.xml`, 'rent'),
  simple('/sitemaps/listings/0.xml', [LISTING], ({ listings }) => listings.filter(({ isLive }) => isLive)),
  simple(
    '/singleproperty1/3',
    [LISTING],
    ({ listings }) => listings.filter(({ id, isLive }) => id === 3 && isLive),
    {
      params: { id: '3' },
    },
  ),
  simple(
    '/api/listing-cards',
    [LISTING],
    ({ listings }) => listings.filter(({ id, isLive }) => isLive && [4, 8].includes(id)),
    {
      query: { ids: '4,8' },
    },
  ),
  simple(
    '/api/suggestions',
    [LISTING, 'development'],
    (site) => [
      ...[...live(site, 'sale'), ...live(site, 'rent')].map(({ id }) => id),
      ...site.developments.map(({ id }) => id),
    ],
    { query: { adType: 'sale' } },
  ),
  // The response counts the homes of both lists.
  simple(
    '/api/places/dubai-marina',
    [LISTING],
    (site) => [...live(site, 'sale'), ...live(site, 'rent')].map(({ id }) => id),
    { params: { place: 'dubai-marina' }, query: { adType: 'sale' } },
  ),
  simple('/api/home', [LISTING, 'development', 'text', 'post'], (site) => ({
    featured: live(site, 'sale').slice(0, 3),
    developments: site.developments,
    posts: site.posts,
    texts: [site.texts.homepagedb, site.texts.testimonial],
  })),
  simple('/api/developments', ['development'], ({ developments }) => developments),
  simple(
    '/api/developments/tower-1',
    ['development'],
    ({ developments }) => ({ development: developments[0] }),
    {
      params: { pagelink: 'tower-1' },
    },
  ),
  simple('/api/blog-posts', ['post'], ({ posts }) => posts),
  simple('/api/blog-posts/first', ['post'], ({ posts }) => ({ post: posts[0] }), {
    params: { slug: 'first' },
  }),
  simple('/api/pages', ['page'], ({ pages }) => pages),
  simple('/api/custom-pages/offer', ['page'], ({ pages }) => ({ page: pages[0] }), {
    params: { linkAddress: 'offer' },
  }),
  document('homepagedb'),
  document('buypagedb'),
  text('/api/faqs', 'faq'),
  text('/api/team', 'team-member'),
  text('/api/testimonials', 'testimonial'),
  text('/api/site-frame', 'site-frame'),
];
