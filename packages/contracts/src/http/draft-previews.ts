import { z } from 'zod';
import { lifecycleKindSchema } from '../content/lifecycle.js';
import { draftPreviewSchema, previewToken } from '../content/preview.js';
import { defineEndpoint } from './endpoint.js';
import { defineSharedOperation } from './operation.js';
import { numberInPath } from './path-values.js';
import { UNLISTED } from './response-headers.js';
import { lifecycleOf } from '../lifecycle-of-kind.js';

const entry = z.object({ kind: lifecycleKindSchema, id: numberInPath });

export const createDraftPreview = defineEndpoint({
  method: 'POST',
  path: '/api/content/:kind/:id/preview',
  audience: 'content.edit',
  changesSite: false,
  area: 'Content editing',
  summary: 'A link that shows a draft in its page to everybody who has it; an earlier one ends',
  params: entry,
  /** `path` is a path of this site and contains the token. */
  responses: { 201: z.object({ path: z.string(), expiresAt: z.string() }) },
  problems: ['GONE'],
});

export const showDraftPreview = defineSharedOperation({
  method: 'GET',
  path: '/api/content-previews/:token/:kind/:id',
  audience: 'public',
  area: 'Content editing',
  summary: 'What a link to a draft shows',
  params: entry.extend({ token: previewToken }),
  responses: { 200: draftPreviewSchema },
  headers: UNLISTED,
  problems: ['GONE'],
  contractOf: ({ kind }) => lifecycleOf(kind).getDraftPreview,
});
