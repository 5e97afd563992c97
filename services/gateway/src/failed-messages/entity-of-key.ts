import { DOCUMENT_SCREENS } from '@manzil/contracts/content/documents';
import type { MessageEntity } from '@manzil/contracts/gateway/failed-messages';

export interface NamedListing {
  sourceReference: string;
  pagelink: string;
}

/** Sections of the backend by the kinds of records in them. */
const SECTIONS = new Map(
  Object.entries({
    'blog-post': '/backend/blogs',
    'development-heading': '/backend/developments',
    faq: '/backend/faq',
    footer: '/backend/footer',
    lead: '/backend/leads',
    'navigation-item': '/backend/navigation',
    'navigation-style': '/backend/navigation',
    page: '/backend/pages',
    'site-frame': '/backend/navigation',
    'team-member': '/backend/team',
    testimonial: '/backend/testimonials',
  }),
);

/** Sections in which each record has a screen of its own. */
const RECORDS = new Map(
  Object.entries({
    development: '/backend/developments',
    import: '/backend/feed',
    page: '/backend/pages',
  }),
);

const DOCUMENTS = new Map<string, string>(Object.entries(DOCUMENT_SCREENS));

/** Maps the names that services use to the names that staff know. */
const KINDS = new Map(Object.entries({ property: 'listing', run: 'import' }));

/** The listing that a key is about; undefined for any other key. */
export function listingOfKey(key: string | null): number | undefined {
  const id = /^(?:property|listing):(\d{1,9})$/.exec(key ?? '')?.[1];
  return id === undefined ? undefined : Number(id);
}

/** Returns the entity that a message of this key is about, with its title if the listing is among `listings`. */
export function entityOfKey(
  key: string | null,
  listings: ReadonlyMap<number, NamedListing>,
): MessageEntity | null {
  const [, given = '', name = ''] = /^([a-z][a-z-]*)(?::(.*))?$/s.exec(key ?? '') ?? [];
  if (given === '') return null;
  if (given === 'document' || given === 'content') return contentEntity(name);
  const kind = KINDS.get(given) ?? given;
  const listing = listings.get(listingOfKey(key) ?? 0);
  if (listing !== undefined)
    return {
      kind,
      name: listing.sourceReference,
      link: `/backend/properties/${encodeURIComponent(listing.pagelink)}`,
    };
  const record = RECORDS.get(kind);
  return {
    kind,
    name: name === '' ? null : name,
    link:
      record !== undefined && name !== ''
        ? `${record}/${encodeURIComponent(name)}`
        : (SECTIONS.get(kind) ?? null),
  };
}

/** Returns a collection, by the kind of its entries, or the texts of a page. */
function contentEntity(name: string): MessageEntity {
  const section = SECTIONS.get(name);
  return section === undefined
    ? { kind: 'site-text', name, link: DOCUMENTS.get(name) ?? null }
    : { kind: name, name: null, link: section };
}
