import { z } from 'zod';
import { listTag, pageTag } from '../cache-tags.js';
import { languageQuerySchema } from '../content/language.js';
import { pageFieldsSchema, pageValSchema } from '../content/page.js';
import { pageFindingSchema } from '../content/page-check.js';
import { cachedAs, defineEndpoint } from './endpoint.js';
import { numberInPath } from './path-values.js';
import { anyIdSchema } from './wire/wire-id.js';
import { customPageSchema, pageFileSchema, pageRowSchema, pageSavedSchema } from './wire/page-rows.js';
import { defineOperation } from './operation.js';

const { title, linkAddress, html, css, seoTitle, metaDescription, keywords } = pageFieldsSchema.shape;

const about = {
  title,
  linkAddress,
  seoTitle: seoTitle.default(''),
  metaDescription: metaDescription.default(''),
  keywords: keywords.default(''),
};

const params = z.object({ id: numberInPath });

export const listPages = defineEndpoint({
  method: 'GET',
  path: '/api/pages',
  audience: 'public',
  readsSession: true,
  area: 'Custom pages',
  summary: 'Custom pages, the last saved first; members see who saved them',
  responses: { 200: z.array(pageRowSchema) },
  cached: cachedAs(listTag('pages')),
});

export const showPage = defineEndpoint({
  method: 'GET',
  path: '/api/pages/:id',
  audience: 'public',
  readsSession: true,
  area: 'Custom pages',
  summary: 'HTML and CSS of a custom page',
  params: z.object({ id: anyIdSchema }),
  responses: { 200: pageFileSchema },
  problems: ['GONE'],
  cached: { tags: ({ result }) => [pageTag(result.id)] },
});

export const savePage = defineEndpoint({
  method: 'POST',
  path: '/api/save-page',
  audience: 'content.edit',
  area: 'Custom pages',
  summary: 'Saves a new custom page',
  body: z.object({ ...about, html, css: css.default(''), pageVal: pageValSchema.default('pages') }),
  responses: { 200: pageSavedSchema },
  problems: ['CONFLICT'],
});

export const updatePage = defineEndpoint({
  method: 'PUT',
  path: '/api/pages/:id',
  audience: 'content.edit',
  area: 'Custom pages',
  summary: 'Saves a custom page, if nobody has since the version that was edited',
  params,
  body: z.object({ ...about, html, css, expectedVersion: z.int().min(1).max(2_147_483_647) }),
  responses: { 200: pageSavedSchema },
  problems: ['CONFLICT', 'GONE'],
});

export const deletePage = defineEndpoint({
  method: 'DELETE',
  path: '/api/pages/:id',
  audience: 'content.edit',
  area: 'Custom pages',
  summary: 'Moves a custom page to the recycle bin',
  params,
  responses: { 200: pageSavedSchema },
  problems: ['GONE'],
});

/** The body contains the fields that are not copied. Published at once unless `publish` is false. */
export const copyPage = defineEndpoint({
  method: 'POST',
  path: '/api/pages/:id/copy',
  audience: 'content.edit',
  area: 'Custom pages',
  summary: 'A new custom page that shows what this one does',
  params,
  body: z.object({ ...about, pageVal: pageValSchema.default('pages'), publish: z.boolean().default(true) }),
  responses: { 200: pageSavedSchema },
  problems: ['CONFLICT'],
});

/** Reports by line what a save would refuse or remove, and which rules hide the page. Nothing is stored. */
export const checkPage = defineOperation({
  method: 'POST',
  path: '/api/page-checks',
  audience: 'content.edit',
  changesSite: false,
  area: 'Custom pages',
  summary: 'By line: what a save would refuse or remove, and rules that hide the page',
  body: z.object({ html, css }),
  responses: { 200: z.object({ findings: z.array(pageFindingSchema) }) },
  subject: 'rpc.content.v1.page.check',
  deadlineMs: 10_000,
  idempotent: true,
});

export const showCustomPage = defineEndpoint({
  method: 'GET',
  path: '/api/custom-pages/:linkAddress',
  audience: 'public',
  area: 'Custom pages',
  summary: 'The custom page at an address, or the address it has now',
  // The content service decides whether there is a page.
  params: z.object({ linkAddress: z.string().max(200) }),
  query: languageQuerySchema,
  responses: { 200: z.union([z.object({ page: customPageSchema }), z.object({ redirectTo: z.string() })]) },
  problems: ['GONE'],
  cached: { query: ['lang'], tags: (found) => ['page' in found ? pageTag(found.page.id) : listTag('pages')] },
});
