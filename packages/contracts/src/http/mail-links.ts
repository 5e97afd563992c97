import { z } from 'zod';
import { mailLinkSchema } from '../leads/mail.js';
import { defineEndpoint } from './endpoint.js';

const html = { mediaType: 'text/html' };

/** Checks only the form; the leads service knows whether the token is valid. */
const params = z.object({ token: z.string().regex(/^[\w-]{40,1000}$/) });

export const showMailLink = defineEndpoint({
  method: 'GET',
  path: '/api/mail-links/:token',
  audience: 'public',
  area: 'Leads',
  summary: 'What the link of a mail is for; changes nothing',
  params,
  responses: { 200: mailLinkSchema },
  isLimited: true,
});

export const useMailLink = defineEndpoint({
  method: 'POST',
  path: '/api/mail-links/:token',
  audience: 'public',
  area: 'Leads',
  summary: 'Does what the link of a mail is for',
  params,
  responses: { 200: mailLinkSchema },
});

/** The button of the page, and that of mail programs (RFC 8058), whose body is read by nobody. */
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
