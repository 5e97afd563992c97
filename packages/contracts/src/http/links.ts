import { z } from 'zod';
import { linkUseSchema } from '../content/links.js';
import { formerPathSchema, redirectFieldsSchema, redirectSchema } from '../content/redirect.js';
import { defineEndpoint } from './endpoint.js';
import { numberInPath } from './path-values.js';
import { repeated } from './query-values.js';
import { entryId } from '../content/editing.js';
import { defineOperation } from './operation.js';

const reads = { audience: 'content.read', area: 'Links' } as const;
const edits = { audience: 'content.edit', area: 'Links' } as const;

/** Maximum number of paths in one request. */
const MOST_LINKED_PATHS = 50;

export const listLinkUses = defineEndpoint({
  ...reads,
  method: 'GET',
  path: '/api/link-uses',
  summary: 'Where published content and drafts link to paths of this site, 50 at most',
  query: z.object({
    path: repeated(z.string().min(1).max(2_000).startsWith('/')).refine(
      (paths) => paths !== undefined && (typeof paths === 'string' || paths.length <= MOST_LINKED_PATHS),
      `must name 1 to ${String(MOST_LINKED_PATHS)} paths`,
    ),
  }),
  responses: { 200: z.object({ uses: z.array(linkUseSchema) }) },
});

export const listBrokenLinks = defineEndpoint({
  ...reads,
  method: 'GET',
  path: '/api/broken-links',
  summary: 'Checks the links to pages of this site in everything that staff publish',
  responses: {
    200: z.object({
      checked: z.int(),
      /** Each path without a page and the links to it; status 404 or 410. */
      broken: z.array(z.object({ path: z.string(), status: z.int(), uses: z.array(linkUseSchema) })),
      /** Paths that could not be checked, because their pages failed to render. */
      unknown: z.array(z.string()),
    }),
  },
});

/** Polled by the menu, so it makes no report for each request. */
export const countBrokenLinks = defineEndpoint({
  ...reads,
  method: 'GET',
  path: '/api/broken-links/count',
  summary:
    'How many there were in the last report, which is at most about an hour old; null before the first',
  responses: { 200: z.object({ count: z.int().nullable() }) },
});

export const listRedirects = defineEndpoint({
  ...reads,
  method: 'GET',
  path: '/api/redirects',
  summary: 'Redirects that staff made, and former paths, which redirect by themselves',
  responses: {
    200: z.object({ redirects: z.array(redirectSchema), formerPaths: z.array(formerPathSchema) }),
  },
});

export const addRedirect = defineEndpoint({
  ...edits,
  method: 'POST',
  path: '/api/redirects',
  summary: 'Redirects a path that has no page',
  body: redirectFieldsSchema,
  responses: { 201: redirectSchema },
  problems: ['CONFLICT'],
});

export const deleteRedirect = defineOperation({
  ...edits,
  method: 'DELETE',
  path: '/api/redirects/:id',
  summary: 'Ends a redirect',
  params: z.object({ id: numberInPath }),
  responses: { 200: redirectSchema },
  problems: ['NOT_FOUND'],
  subject: 'rpc.content.v1.redirect.delete',
  request: z.object({ id: entryId }),
});
