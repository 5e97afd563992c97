import { DOCUMENT_IDS, DOCUMENT_NAMES } from '@manzil/contracts/content/documents';
import { LIFECYCLE_KINDS, type EntryFields, type LifecycleKind } from '@manzil/contracts/content/lifecycle';

/** A kind of published entry, as staff write it. */
export interface DraftedKind {
  kind: LifecycleKind;
  /** Fields that show a text; `slug` is for kinds that have one. */
  fields: (text: string, slug: string) => EntryFields;
  /** The id of the only entry of its kind; undefined where entries are added. */
  id?: number;
}

const picture = '/uploads/a-picture.webp';

export const DRAFTED_KINDS: readonly DraftedKind[] = [
  {
    kind: 'blog-post',
    fields: (title, slug) => ({
      title,
      slug,
      excerpt: 'Short',
      content: `<p>${title}</p>`,
      image: null,
      draft: false,
      publishAt: null,
      author: 'Noor',
      category: 'News',
    }),
  },
  { kind: 'faq', fields: (question) => ({ question, answer: '<p>Yes.</p>' }) },
  {
    kind: 'team-member',
    fields: (name, slug) => ({ name, slug, designation: 'Broker', photo: picture }),
  },
  { kind: 'testimonial', fields: (name) => ({ name, review: 'Kind people', stars: 5 }) },
  { kind: 'navigation-item', fields: (title) => ({ title, url: '/sell', openInNewWindow: false }) },
  {
    kind: 'page',
    fields: (title, linkAddress) => ({
      title,
      linkAddress,
      seoTitle: '',
      metaDescription: '',
      keywords: '',
      html: `<h1>${title}</h1>`,
      css: '',
    }),
  },
  {
    kind: 'development',
    fields: (name, pagelink) => ({
      name,
      pagelink,
      location: 'Dubai Islands',
      bannerImage: picture,
      images: [],
    }),
  },
  { kind: 'document', id: DOCUMENT_IDS.homepagedb, fields: (text) => ({ sec1heading: text }) },
  {
    kind: 'footer',
    id: 1,
    fields: (about) => ({
      about,
      address: '',
      phone: '',
      email: '',
      licence: '',
      social: [],
      copyright: '',
      columns: [{ heading: 'Explore', links: [{ title: 'Buy', url: '/buy' }] }],
    }),
  },
  {
    kind: 'navigation-style',
    id: 1,
    fields: (buttonText) => ({
      headerBackgroundColor: '',
      navColor: '',
      navFontSize: '',
      logo: '',
      buttonText,
      buttonBackgroundColor: '',
      buttonTextColor: '',
      buttonFontSize: '',
    }),
  },
];

if (new Set(DRAFTED_KINDS.map(({ kind }) => kind)).size !== LIFECYCLE_KINDS.length)
  throw new Error('A kind of the lifecycle is not tested');

/** Paths of the API at which visitors read these kinds. */
export const PUBLIC_READS = [
  ...['/feed.xml', '/sitemap.xml', '/sitemaps/static.xml', '/sitemaps/pages.xml', '/sitemaps/posts.xml'],
  ...['/api/pages', '/api/blogs', '/api/getfaqs', '/api/team-members', '/api/testimonials'],
  ...['/api/navigation', '/api/getnavstyles', '/api/faqs', '/api/blog-posts', '/api/site-frame'],
  ...['/getnewly', '/newdevtext', '/getallpropertyImages', '/api/developments', '/llms.txt'],
  ...DOCUMENT_NAMES.map((name) => `/api/documents/${name}`),
];
