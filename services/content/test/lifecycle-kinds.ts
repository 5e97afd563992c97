import { writeBlogFeed, writeContentSitemap } from '@manzil/contracts/content/discovery-rpc';
import { DOCUMENT_IDS } from '@manzil/contracts/content/documents';
import {
  blogPosts,
  listBlogPostEntries,
  saveFooter,
  saveNavigationStyle,
} from '@manzil/contracts/http/content-editing';
import { getFrameEntry } from '@manzil/contracts/content/editing-rpc';
import * as rpcs from '@manzil/contracts/content/lifecycle-rpc';
import { CONTENT_KINDS, type EntryFields, type LifecycleKind } from '@manzil/contracts/content/lifecycle';
import {
  createPage,
  deletePage,
  getPage,
  listPages,
  restorePage,
  updatePage,
} from '@manzil/contracts/content/page-rpc';
import { findMovedTeamMember, listTestimonials, saveDocument } from '@manzil/contracts/content/rpc';
import { toCustomPage, toPageRow } from '@manzil/contracts/http/wire/page-rows';
import type { RpcClient } from '@manzil/service-kit/rpc-client';
import {
  STAFF,
  type Entry,
  type FieldsOf,
  type Found,
  type KindUnderTest,
} from '@manzil/testing/lifecycle/kind-under-test';
import { showDocumentEntry } from '@manzil/contracts/http/document-editing';
import {
  showSiteFrame,
  showDocument,
  listBlogPosts,
  showBlogPost,
  listFaqs,
  listTeam,
} from '@manzil/contracts/http/content';
import { ORDERED_COLLECTIONS } from './collection-operations.js';

const ORIGIN = 'https://agency.example';
/** Slugs used by entries of the suites. */
export const SLUGS = ['first', 'second', 'third'] as const;

/** The contracts of a collection, which differ between kinds only in the fields. */
type Editing = typeof ORDERED_COLLECTIONS.faq;

function collection(
  kind: LifecycleKind,
  textField: string,
  contracts: unknown,
  fields: FieldsOf,
): KindUnderTest {
  const editing = contracts as Editing;
  const fieldsOf = (text: string, slug: string) => fields(text, slug) as never;
  const list = async (client: RpcClient): Promise<Found[]> =>
    (await client.request(editing.list, {})).entries;
  return {
    kind,
    rpcs,
    fields,
    textField,
    start: (client, text, slug) =>
      client.request(editing.create, { fields: fieldsOf(text, slug), by: STAFF }),
    publish: (client, { id, version }, text, slug) =>
      client.request(editing.update, {
        id,
        expectedVersion: version,
        by: STAFF,
        fields: fieldsOf(text, slug),
      }),
    find: async (client, id) => {
      const found = (await list(client)).find((entry) => entry.id === id);
      if (found === undefined) throw new Error(`There is no ${kind} ${id}`);
      return found;
    },
    ids: async (client) => (await list(client)).map(({ id }) => id),
    bin: {
      remove: (client, id) => client.request(editing.remove, { id, by: STAFF }),
      restore: (client, id) => client.request(editing.restore, { id, by: STAFF }),
    },
  };
}

/** Describes a kind with a single record, which is read with its fields and saved with an expected version. */
function part(
  kind: LifecycleKind,
  { id, textField, fields }: { id: number; textField: string; fields: (text: string) => EntryFields },
  read: (client: RpcClient) => Promise<Omit<Entry, 'id'>>,
  save: (
    client: RpcClient,
    save: { fields: never; expectedVersion: number; by: string },
  ) => Promise<Omit<Entry, 'id'>>,
): KindUnderTest {
  const publish = async (client: RpcClient, text: string, expectedVersion: number): Promise<Entry> => ({
    ...(await save(client, { fields: fields(text) as never, expectedVersion, by: STAFF })),
    id,
  });
  return {
    kind,
    rpcs,
    fields,
    textField,
    start: async (client, text) => publish(client, text, (await read(client)).version),
    publish: (client, { version }, text) => publish(client, text, version),
    find: async (client) => ({ ...(await read(client)), id }),
    ids: () => Promise.resolve([id]),
  };
}

const pageFields = (title: string, linkAddress: string) => ({
  title,
  linkAddress,
  seoTitle: '',
  metaDescription: '',
  keywords: '',
  html: `<p>${title.replaceAll(/[<>&]/g, ' ')}</p>`,
  css: '',
});

const page: KindUnderTest = {
  kind: 'page',
  rpcs,
  fields: pageFields,
  textField: 'title',
  start: (client, text, slug) => client.request(createPage, { ...pageFields(text, slug), by: STAFF }),
  publish: (client, { id, version }, text, slug) =>
    client.request(updatePage, { ...pageFields(text, slug), id, expectedVersion: version, by: STAFF }),
  find: async (client, id) => {
    const found = await client.request(getPage, { id, drafts: true });
    if (!('page' in found)) throw new Error(`There is no page ${id}`);
    return { ...found.page };
  },
  ids: async (client) => (await client.request(listPages, { drafts: true })).pages.map(({ id }) => id),
  bin: {
    remove: (client, id) => client.request(deletePage, { id, by: STAFF }),
    restore: (client, id) => client.request(restorePage, { id, by: STAFF }),
  },
};

const footer = (about: string): EntryFields => ({
  about,
  address: '',
  phone: '',
  email: '',
  licence: '',
  social: [],
  copyright: '',
  columns: [{ heading: 'Explore', links: [{ title: 'Buy', url: '/buy' }] }],
});
const headerStyle = (buttonText: string): EntryFields => ({
  headerBackgroundColor: '',
  navColor: '',
  navFontSize: '',
  logo: '/uploads/logo.webp',
  buttonBackgroundColor: '',
  buttonTextColor: '',
  buttonFontSize: '',
  buttonText,
});

const post = (slug: string, title: string) => ({
  title,
  slug,
  excerpt: 'Short',
  content: `<p>${title}</p>`,
  image: '/uploads/p.webp',
  draft: false,
  publishAt: null,
  author: 'Noor',
  category: 'News',
});
const member = (slug: string, name: string) => ({
  name,
  slug,
  designation: 'Broker',
  photo: '/uploads/p.webp',
  focalX: 50,
  focalY: 50,
  brn: '',
  languages: ['Arabic'],
  areas: [],
  phone: '',
  whatsapp: '',
  about: '',
});

export const KINDS: readonly KindUnderTest[] = [
  collection('blog-post', 'title', { ...blogPosts, list: listBlogPostEntries }, (text, slug) =>
    post(slug, text),
  ),
  collection('faq', 'question', ORDERED_COLLECTIONS.faq, (text) => ({ question: text, answer: 'Yes.' })),
  collection('team-member', 'name', ORDERED_COLLECTIONS['team-member'], (text, slug) => member(slug, text)),
  collection('testimonial', 'name', ORDERED_COLLECTIONS.testimonial, (text) => ({
    name: text,
    review: 'Kind',
    stars: 5,
  })),
  page,
  collection('navigation-item', 'title', ORDERED_COLLECTIONS['navigation-item'], (title) => ({
    title,
    url: '/a',
    openInNewWindow: false,
  })),
  part(
    'document',
    { id: DOCUMENT_IDS.homepagedb, textField: 'sec1heading', fields: (text) => ({ sec1heading: text }) },
    async (client) => {
      const entry = await client.request(showDocumentEntry, { name: 'homepagedb' });
      return { ...entry, ...entry.fields };
    },
    (client, save) => client.request(saveDocument, { name: 'homepagedb', ...save }),
  ),
  part(
    'footer',
    { id: 1, textField: 'about', fields: footer },
    async (client) => (await client.request(getFrameEntry, {})).footer,
    (client, save) => client.request(saveFooter, save),
  ),
  part(
    'navigation-style',
    { id: 1, textField: 'buttonText', fields: headerStyle },
    async (client) => (await client.request(getFrameEntry, {})).style,
    (client, save) => client.request(saveNavigationStyle, save),
  ),
];

if (new Set(KINDS.map(({ kind }) => kind)).size !== CONTENT_KINDS.length)
  throw new Error('A kind of the lifecycle is not tested');

/** All public replies of the service about these kinds. */
export async function publicBytes(client: RpcClient): Promise<string> {
  const answers: unknown[] = [
    await client.request(listFaqs, {}),
    await client.request(listTeam, {}),
    await client.request(listTestimonials, {}),
    await client.request(listBlogPosts, { limit: 100, offset: 0 }),
    await client.request(showSiteFrame, {}),
    await client.request(writeBlogFeed, { origin: ORIGIN }),
    await client.request(writeContentSitemap, { origin: ORIGIN, name: 'static' }),
    await client.request(writeContentSitemap, { origin: ORIGIN, name: 'posts' }),
    await client.request(writeContentSitemap, { origin: ORIGIN, name: 'pages' }),
    (await client.request(listPages, {})).pages.map((each) => toPageRow(each, false)),
  ];
  // The suites change the first document; the other one shows that no document changes with it.
  for (const name of ['homepagedb', 'termspagedb'] as const)
    answers.push(await client.request(showDocument, { name }));
  for (const slug of SLUGS) {
    answers.push(await refusalOr(pageAt(client, slug)));
    answers.push(await refusalOr(client.request(showBlogPost, { slug })));
    answers.push(await refusalOr(client.request(findMovedTeamMember, { slug })));
  }
  return JSON.stringify(answers);
}

async function pageAt(client: RpcClient, linkAddress: string): Promise<unknown> {
  const found = await client.request(getPage, { linkAddress });
  return 'page' in found ? toCustomPage(found.page) : found;
}

const refusalOr = (answer: Promise<unknown>): Promise<unknown> =>
  answer.catch((error: unknown) => (error as { code: string }).code);
