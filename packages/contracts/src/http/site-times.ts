import { z } from 'zod';
import { lifecycleKindSchema } from '../content/lifecycle.js';
import { instantNumber, previewToken, sitePreviewSchema } from '../content/preview.js';
import {
  instantText,
  siteChangeDiffSchema,
  siteChangesSchema,
  siteTimesSchema,
} from '../content/site-times.js';
import { defineEndpoint } from './endpoint.js';
import { defineOperation, defineSharedOperation } from './operation.js';
import { numberInPath } from './path-values.js';
import { UNLISTED } from './response-headers.js';
import { lifecycleOf } from '../lifecycle-of-kind.js';
import { getSitePreview } from '../content/lifecycle-rpc.js';

const reads = { audience: 'content.read', area: 'Content editing' } as const;
const instantInPath = z
  .string()
  .regex(/^\d{1,16}$/, 'must be milliseconds since 1970')
  .transform(Number)
  .pipe(instantNumber);
const instants = z.object({ from: instantText, to: instantText });

export const showSiteTimes = defineEndpoint({
  ...reads,
  method: 'GET',
  path: '/api/site-times',
  summary: 'From when on the past of the site is known, and what is scheduled',
  responses: { 200: siteTimesSchema },
});

export const listSiteChanges = defineEndpoint({
  ...reads,
  method: 'GET',
  path: '/api/site-changes',
  summary: 'Entries that visitors see differently at two instants, in the past or to come',
  query: instants,
  responses: { 200: siteChangesSchema },
});

export const diffSiteChange = defineSharedOperation({
  ...reads,
  method: 'GET',
  path: '/api/site-changes/:kind/:id',
  summary: 'What visitors see differently of an entry at two instants, field by field',
  params: z.object({ kind: lifecycleKindSchema, id: numberInPath }),
  query: instants,
  responses: { 200: siteChangeDiffSchema },
  contractOf: ({ kind }) => lifecycleOf(kind).diffSiteChange,
});

export const createSitePreview = defineEndpoint({
  method: 'POST',
  path: '/api/site-previews',
  audience: 'content.edit',
  changesSite: false,
  area: 'Content editing',
  summary: 'A link that shows the whole site as it was or will be at an instant, to everybody who has it',
  body: z.object({ at: instantText }),
  /** `path` is a path of this site and contains the token. */
  responses: { 201: z.object({ path: z.string(), expiresAt: z.string() }) },
});

export const showSitePreview = defineOperation({
  method: 'GET',
  path: '/api/content-previews/:token/site/:at',
  audience: 'public',
  area: 'Content editing',
  summary: 'The instant that a link to the site shows',
  params: z.object({ token: previewToken, at: instantInPath }),
  responses: { 200: sitePreviewSchema },
  headers: UNLISTED,
  subject: getSitePreview.subject,
  request: getSitePreview.request,
  idempotent: true,
});
