import { z } from 'zod';
import {
  changedShortlistSchema,
  createdShortlistSchema,
  newShortlistSchema,
  shortlistChangesSchema,
  shortlistSchema,
  shortlistSecretSchema,
} from '../leads/shortlist.js';
import { defineEndpoint } from './endpoint.js';

const html = { mediaType: 'text/html' };
const params = z.object({ token: shortlistSecretSchema });

export const createShortlist = defineEndpoint({
  method: 'POST',
  path: '/api/shortlists',
  audience: 'public',
  area: 'Leads',
  summary: 'Makes a shortlist that everybody with its link can see and change',
  body: newShortlistSchema,
  responses: { 201: createdShortlistSchema },
  problems: ['RATE_LIMITED'],
});

export const showShortlist = defineEndpoint({
  method: 'GET',
  path: '/api/shortlists/:token',
  audience: 'public',
  area: 'Leads',
  summary: 'A shortlist; 304 when `If-None-Match` names its version',
  params,
  responses: { 200: shortlistSchema, 304: 'nothing' },
});

export const changeShortlist = defineEndpoint({
  method: 'POST',
  path: '/api/shortlists/:token/operations',
  audience: 'public',
  area: 'Leads',
  summary: 'Changes a shortlist on behalf of a person of it; an operation that is sent again counts once',
  params,
  body: shortlistChangesSchema,
  responses: { 200: changedShortlistSchema },
  problems: ['RATE_LIMITED'],
});

export const revokeShortlist = defineEndpoint({
  method: 'POST',
  path: '/api/shortlists/:token/revocation',
  audience: 'public',
  area: 'Leads',
  summary: 'Deletes a shortlist, by the key that its creator has',
  params,
  body: z.object({ ownerKey: shortlistSecretSchema }),
  responses: { 204: 'nothing' },
  problems: ['RATE_LIMITED'],
});

/** Native form submission of a comment. */
export const postCommentForm = defineEndpoint({
  method: 'POST',
  path: '/shortlist/:token',
  audience: 'public',
  area: 'Forms',
  summary: 'Takes the form that adds a comment to a shortlist',
  params,
  responses: { 200: html, 303: html, 404: html, 422: html, 503: html },
  problems: ['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'],
});
