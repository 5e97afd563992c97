import { z } from 'zod';
import { mailLinkSchema } from '../leads/mail.js';
import { defineEndpoint } from './endpoint.js';
import { defineOperation } from './operation.js';

const html = { mediaType: 'text/html' };

/** Checks only the format; the leads service validates the token. */
const params = z.object({ token: z.string().regex(/^[\w-]{40,1000}$/) });

/** Describes the link of a mail; changes nothing. NOT_FOUND for an invalid token. */
export const showMailLink = defineOperation({
  method: 'GET',
  path: '/api/mail-links/:token',
  audience: 'public',
  area: 'Leads',
  summary: 'What the link of a mail is for; changes nothing',
  params,
  responses: { 200: mailLinkSchema },
  isLimited: true,
  subject: 'rpc.leads.v1.mail-link.show',
  request: z.object({ token: z.string().max(1_000) }),
  idempotent: true,
});

/** Performs the action of a mail link, once. NOT_FOUND for an invalid token. */
export const useMailLink = defineOperation({
  method: 'POST',
  path: '/api/mail-links/:token',
  audience: 'public',
  area: 'Leads',
  summary: 'Does what the link of a mail is for',
  params,
  responses: { 200: mailLinkSchema },
  subject: 'rpc.leads.v1.mail-link.use',
  request: z.object({ token: z.string().max(1_000) }),
  idempotent: true,
});

/** Used by the button of the page and by mail programs (RFC 8058); the body is ignored. */
export const postMailLink = defineEndpoint({
  method: 'POST',
  path: '/mail/:token',
  audience: 'public',
  fromAnySite: true,
  area: 'Forms',
  summary: 'Does what the link of a mail is for, and shows the page that says so',
  params,
  responses: { 200: html, 404: html, 503: html },
});
