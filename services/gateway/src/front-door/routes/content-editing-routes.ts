import { DOCUMENT_FIELDS, MORTGAGE_FILES } from '@manzil/contracts/content/document-fields';
import { documentEntrySchema } from '@manzil/contracts/content/documents';
import type { editingOf, orderedEditingOf } from '@manzil/contracts/content/editing';
import {
  blogPostEditing,
  faqEditing,
  getFrameEntry,
  navigationEditing,
  teamEditing,
  testimonialEditing,
} from '@manzil/contracts/content/editing-rpc';
import { z } from 'zod';
import { get, post, put, remove, STAFF, type Route } from './route.js';

type Editing = ReturnType<typeof editingOf>;
type OrderedEditing = ReturnType<typeof orderedEditingOf>;

/** What staff do with a collection, whichever it is; `one` is what a summary calls one of them. */
const editing = (path: string, one: string, contracts: Editing): readonly Route[] => [
  post(path, STAFF, { summary: `Adds ${one}`, response: contracts.create.response, problems: ['CONFLICT'] }),
  put(`${path}/:id`, STAFF, {
    summary: `Replaces ${one}, if it is at the version that was edited`,
    response: contracts.update.response,
    problems: ['CONFLICT', 'GONE'],
  }),
  remove(`${path}/:id`, STAFF, {
    summary: `Deletes ${one}; for 30 days it can be had back`,
    response: contracts.remove.response,
    problems: ['GONE'],
  }),
  post(`${path}/:id/restore`, STAFF, {
    summary: `Brings ${one} back as it was`,
    response: contracts.restore.response,
    problems: ['CONFLICT', 'GONE'],
  }),
];

const placed = (path: string, one: string, contracts: OrderedEditing): readonly Route[] => [
  put(`${path}/order`, STAFF, {
    summary: 'Puts all in the order of these ids, if there are no others',
    response: contracts.reorder.response,
    problems: ['CONFLICT'],
  }),
  ...editing(path, one, contracts),
];

const { style: styleSchema, footer: footerSchema } = getFrameEntry.response.shape;

const mortgageFormSchema = z.object({
  ...mapOf(Object.keys(DOCUMENT_FIELDS.mortgageservicespagedb), () => z.string().optional()),
  ...mapOf(Object.keys(MORTGAGE_FILES), () => z.file().optional()),
  expectedVersion: z.string().optional(),
});

function mapOf<T>(names: string[], make: () => T): Record<string, T> {
  return Object.fromEntries(names.map((name) => [name, make()]));
}

const CHANGES: readonly Route[] = [
  ...placed('/api/faqs', 'a question', faqEditing),
  ...placed('/api/team', 'a member of the team', teamEditing),
  ...placed('/api/testimonials', 'a testimonial', testimonialEditing),
  ...placed('/api/navigation-items', 'a link of the header', navigationEditing),
  ...editing('/api/blog-posts', 'a post', blogPostEditing),
  put('/api/documents/:name', STAFF, {
    summary: 'Sets fields of the texts of a page and keeps the others',
    response: documentEntrySchema,
    problems: ['CONFLICT'],
  }),
  put('/api/navigation-style', STAFF, {
    summary: 'Sets how the header looks',
    response: styleSchema,
    problems: ['CONFLICT'],
  }),
  put('/api/footer', STAFF, { summary: 'Sets the footer', response: footerSchema, problems: ['CONFLICT'] }),
  post('/updatemort', STAFF, {
    summary: 'Sets texts and images of the mortgage page',
    multipart: mortgageFormSchema,
    response: z.object({ msg: z.literal('200') }),
    problems: ['CONFLICT', 'UNPROCESSABLE'],
  }),
];

const READS: readonly Route[] = [
  get('/api/admin/faqs', STAFF, {
    summary: 'Questions with their versions, and deleted ones',
    response: faqEditing.list.response,
  }),
  get('/api/admin/team', STAFF, {
    summary: 'The team with versions, and deleted members',
    response: teamEditing.list.response,
  }),
  get('/api/admin/testimonials', STAFF, {
    summary: 'Testimonials with their versions, and deleted ones',
    response: testimonialEditing.list.response,
  }),
  get('/api/admin/navigation', STAFF, {
    summary: 'Links and look of the header with their versions, and deleted links',
    response: navigationEditing.list.response.extend({ style: styleSchema }),
  }),
  get('/api/admin/footer', STAFF, { summary: 'The footer with its version', response: footerSchema }),
  get('/api/admin/blog-posts', STAFF, {
    summary: 'Posts with drafts and versions, without content, and deleted ones',
    response: blogPostEditing.list.response,
  }),
  get('/api/admin/blog-posts/:id', STAFF, {
    summary: 'A post, public or not',
    response: blogPostEditing.create.response,
    problems: ['GONE'],
  }),
  get('/api/admin/documents/:name', STAFF, {
    summary: 'The texts of a page with their version',
    response: documentEntrySchema,
  }),
];

/** What staff change of the content besides custom pages, and what they see of it. */
export const CONTENT_EDITING_ROUTES: readonly Route[] = [...CHANGES, ...READS];
