import { documentNameOf, type DocumentName } from './documents.js';
import type { EntryFields, LifecycleKind } from './lifecycle.js';

/** Returns the path of a record on the site; null for a kind without pages of its own. */
export function recordPath(kind: LifecycleKind, slug: string): string | null {
  switch (kind) {
    case 'page':
    case 'development':
      return `/${slug}`;
    case 'blog-post':
      return `/blog/${slug}`;
    case 'team-member':
      return `/meetmyteam/${slug}`;
    default:
      return null;
  }
}

/** The page that shows the texts of a document; the first one if several do. */
const DOCUMENT_PATHS: Readonly<Record<DocumentName, string>> = {
  homepagedb: '/',
  buypagedb: '/buy',
  rentpagedb: '/rent',
  mortgageservicespagedb: '/mortgageservices',
  commondb: '/contact',
  basicpropertiesDetails: '/buy',
  privacypagedb: '/privacy',
  termspagedb: '/terms',
  cookiespagedb: '/cookies',
};

/** The field that has the slug of a record. */
const SLUG_FIELDS = {
  page: 'linkAddress',
  development: 'pagelink',
  'blog-post': 'slug',
  'team-member': 'slug',
} as const satisfies Partial<Record<LifecycleKind, string>>;

/** Returns the path of a page that shows the record; one of them if several do. */
export function pathShowing(kind: LifecycleKind, id: number, fields: EntryFields): string {
  switch (kind) {
    case 'faq':
      return '/faqs';
    case 'testimonial':
      return '/testimonials';
    case 'navigation-item':
    case 'navigation-style':
    case 'footer':
      return '/';
    case 'document': {
      const name = documentNameOf(id);
      return name === undefined ? '/' : DOCUMENT_PATHS[name];
    }
    default: {
      const slug = fields[SLUG_FIELDS[kind]];
      return (typeof slug === 'string' && slug !== '' && recordPath(kind, slug)) || '/';
    }
  }
}
