import { contentChanged } from '@manzil/contracts/content/events';
import {
  developmentChanged,
  propertiesChanged,
  type PropertyChange,
} from '@manzil/contracts/listings/events';
import type { AdType } from '@manzil/contracts/listings/vocabulary';

/** A minimal site: `version` represents all that can change in a thing. */
interface Thing {
  id: number;
  version: number;
}
export interface Listing extends Thing {
  adType: AdType;
  isLive: boolean;
}

export interface Site {
  listings: Listing[];
  developments: Thing[];
  posts: Thing[];
  pages: Thing[];
  /** Texts by name, and lists that are shown as a whole. */
  texts: Record<string, number>;
}

export const TEXTS = ['homepagedb', 'buypagedb', 'faq', 'team-member', 'testimonial', 'site-frame'] as const;
type TextName = (typeof TEXTS)[number];

export const startOf = (): Site => ({
  listings: [1, 2, 3, 4, 5, 6, 7, 8].map((id) => ({
    id,
    version: 1,
    isLive: id !== 8,
    adType: id <= 5 ? 'sale' : 'rent',
  })),
  developments: [1, 2].map((id) => ({ id, version: 1 })),
  posts: [1, 2].map((id) => ({ id, version: 1 })),
  pages: [1, 2].map((id) => ({ id, version: 1 })),
  texts: Object.fromEntries(TEXTS.map((name) => [name, 1])),
});

export const pagelinkOf = ({ id }: { id: number }): string => `home-${id}`;

export type Change =
  | { of: 'listing'; id: number; what: 'changed' | 'pictured' | 'withdrawn' | 'published' | 'moved' }
  | { of: 'development' | 'post' | 'page'; id: number }
  | { of: 'text'; name: TextName };

export interface PublishedEvent {
  subject: string;
  payload: unknown;
}

/** Changes the site, and returns the event that the services publish; undefined for what changes nothing. */
export function apply(site: Site, change: Change): PublishedEvent | undefined {
  if (change.of === 'listing') return changeListing(site, change.id, change.what);
  if (change.of === 'text') {
    site.texts[change.name] = (site.texts[change.name] ?? 0) + 1;
    return content(change.name);
  }
  const things = { development: site.developments, post: site.posts, page: site.pages }[change.of];
  const known = things.find(({ id }) => id === change.id);
  if (known === undefined) things.push({ id: change.id, version: 1 });
  else known.version += 1;
  if (change.of !== 'development') return content(change.of === 'post' ? 'blog-post' : 'page', change.id);
  const payload = { id: change.id, pagelink: `tower-${change.id}` };
  return { subject: developmentChanged.subject, payload };
}

const content = (kind: string, id?: number): PublishedEvent => ({
  subject: contentChanged.subject,
  payload: { kind, version: 2, ...(id !== undefined && { id }) },
});

type ListingChange = Extract<Change, { of: 'listing' }>['what'];

function changeListing(site: Site, id: number, wanted: ListingChange): PublishedEvent | undefined {
  const listing = site.listings.find((each) => each.id === id);
  if (listing === undefined || listing.isLive === (wanted === 'published')) return undefined;
  const formerAdType = listing.adType;
  listing.version += 1;
  if (wanted === 'withdrawn' || wanted === 'published') listing.isLive = wanted === 'published';
  if (wanted === 'moved') listing.adType = formerAdType === 'sale' ? 'rent' : 'sale';
  const changed: PropertyChange = {
    id,
    pagelink: pagelinkOf(listing),
    adType: listing.adType,
    version: listing.version,
    what: wanted === 'moved' ? 'changed' : wanted,
    ...(wanted === 'moved' && { formerAdType }),
  };
  return { subject: propertiesChanged.subject, payload: { runId: null, changes: [changed] } };
}
