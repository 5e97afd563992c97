import { writeBlogFeed, writeContentSitemap } from '@manzil/contracts/content/discovery-rpc';
import {
  blogPostEditing,
  faqEditing,
  teamEditing,
  testimonialEditing,
} from '@manzil/contracts/content/editing-rpc';
import { LIFECYCLE_KINDS, type EntryFields, type Lifecycle } from '@manzil/contracts/content/lifecycle';
import {
  findMovedTeamMember,
  getBlogPost,
  getSiteFrame,
  listBlogPosts,
  listFaqs,
  listTeamMembers,
  listTestimonials,
} from '@manzil/contracts/content/rpc';
import type { RpcClient } from '@manzil/service-kit/rpc-client';

const ORIGIN = 'https://agency.example';
/** Slugs that entries of the suites have or had. */
export const SLUGS = ['first', 'second', 'third'] as const;

export interface Entry {
  id: number;
  version: number;
  updatedBy: string;
  lifecycle?: Lifecycle;
}

/** The part of a collection's contracts in which all kinds are the same, except for the fields. */
type Editing = typeof faqEditing;

const post = (slug: string, title: string) => ({
  ...{ title, slug, excerpt: 'Short', content: `<p>${title}</p>`, image: '/uploads/p.webp' },
  ...{ draft: false, publishAt: null, author: 'Noor', category: 'News' },
});
const member = (slug: string, name: string) => ({
  ...{ name, slug, designation: 'Broker', photo: '/uploads/p.webp', focalX: 50, focalY: 50, brn: '' },
  ...{ languages: ['Arabic'], areas: [], phone: '', whatsapp: '', about: '' },
});

/** Everything that a suite needs to know of a kind; `fields` makes fields that show a text at a slug. */
export const KINDS = [
  {
    kind: 'blog-post' as const,
    editing: blogPostEditing as unknown as Editing,
    fields: (text: string, slug: string): EntryFields => post(slug, text),
    textField: 'title',
  },
  {
    kind: 'faq' as const,
    editing: faqEditing,
    fields: (text: string): EntryFields => ({ question: text, answer: 'Yes.' }),
    textField: 'question',
  },
  {
    kind: 'team-member' as const,
    editing: teamEditing as unknown as Editing,
    fields: (text: string, slug: string): EntryFields => member(slug, text),
    textField: 'name',
  },
  {
    kind: 'testimonial' as const,
    editing: testimonialEditing as unknown as Editing,
    fields: (text: string): EntryFields => ({ name: text, review: 'Kind', stars: 5 }),
    textField: 'name',
  },
];

if (KINDS.length !== LIFECYCLE_KINDS.length) throw new Error('A kind of the lifecycle is not tested');

/** Everything that the service answers visitors about these kinds, as bytes. */
export async function publicBytes(client: RpcClient): Promise<string> {
  const answers: unknown[] = [
    await client.request(listFaqs, {}),
    await client.request(listTeamMembers, {}),
    await client.request(listTestimonials, {}),
    await client.request(listBlogPosts, { limit: 100, offset: 0 }),
    await client.request(getSiteFrame, {}),
    await client.request(writeBlogFeed, { origin: ORIGIN }),
    await client.request(writeContentSitemap, { origin: ORIGIN, name: 'static' }),
    await client.request(writeContentSitemap, { origin: ORIGIN, name: 'posts' }),
  ];
  for (const slug of SLUGS) {
    answers.push(await refusalOr(client.request(getBlogPost, { slug })));
    answers.push(await refusalOr(client.request(findMovedTeamMember, { slug })));
  }
  return JSON.stringify(answers);
}

const refusalOr = (answer: Promise<unknown>): Promise<unknown> =>
  answer.catch((error: unknown) => (error as { code: string }).code);
