import { z } from 'zod';
import { pageFieldsSchema, pagePreviewSchema } from '../content/page.js';
import { defineEndpoint } from './endpoint.js';
import { previewLinkSchema } from './wire/page-rows.js';
import { defineOperation } from './operation.js';
import { UNLISTED } from './response-headers.js';

const { title, html, css } = pageFieldsSchema.shape;

/** Previews a saved page, or a draft that is not saved. */
export const createPagePreview = defineEndpoint({
  method: 'POST',
  path: '/api/page-previews',
  audience: 'content.edit',
  changesSite: false,
  area: 'Custom pages',
  summary: 'A link that shows a page or a draft for a day',
  body: z
    .object({
      id: z.int().min(1).max(2_147_483_647).optional(),
      draft: z.object({ title, html, css: css.default('') }).optional(),
    })
    .refine(({ id, draft }) => (id === undefined) !== (draft === undefined), {
      path: ['draft'],
      message: 'Give either a draft or the id of a page',
    }),
  responses: { 201: previewLinkSchema },
  problems: ['NOT_FOUND', 'GONE'],
});

/** NOT_FOUND for an unknown or expired token. */
export const showPagePreview = defineOperation({
  method: 'GET',
  path: '/api/page-previews/:token',
  audience: 'public',
  area: 'Custom pages',
  summary: 'What a preview link shows',
  params: z.object({ token: z.string().min(1).max(200) }),
  responses: { 200: pagePreviewSchema },
  headers: UNLISTED,
  subject: 'rpc.content.v1.page.get-preview',
  idempotent: true,
});
