import { z } from 'zod';
import { defineEndpoint } from './endpoint.js';

const html = { mediaType: 'text/html' };

/** HTML forms of pages. Pages themselves are served by web and have no endpoint. */
export const postForm = defineEndpoint({
  method: 'POST',
  path: '/forms/:form',
  audience: 'public',
  area: 'Forms',
  summary:
    'Takes a form that the browser itself sends: popup, newsletter, enquiry or search, urlencoded; an enquiry with photos as multipart',
  responses: { 200: html, 303: html, 404: html, 422: html, 503: html },
  problems: ['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'],
});

/** Outcome of a form; fields have the names of the form. */
const outcomeSchema = z.looseObject({
  status: z.enum(['done', 'invalid', 'known', 'failed']),
  /** Path of the thank-you page, for `done`. */
  next: z.string().optional(),
  /** Messages by field name, for `invalid`. */
  errors: z.record(z.string(), z.string()).optional(),
  message: z.string().optional(),
});

export const postFormByScript = defineEndpoint({
  method: 'POST',
  path: '/forms/:form/answer',
  audience: 'public',
  area: 'Forms',
  summary: 'Takes the same form from a script, and answers what became of it',
  responses: { 200: outcomeSchema, 404: html, 503: html },
  problems: ['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'],
});
