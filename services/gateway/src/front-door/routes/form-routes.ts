import { z } from 'zod';
import { post, type Route } from './route.js';

const html = { mediaType: 'text/html' };

/** What became of a form; the names of fields are those of the form. */
const outcomeSchema = z.looseObject({
  status: z.enum(['done', 'invalid', 'known', 'failed']),
  /** Of `done`: the page that says thanks. */
  next: z.string().optional(),
  /** Of `invalid`: field name to message. */
  errors: z.record(z.string(), z.string()).optional(),
  message: z.string().optional(),
});

/** Forms of pages; all that is read is web's without being named here. */
export const FORM_ROUTES: readonly Route[] = [
  post('/forms/:form', 'public', {
    summary: 'Takes a form that the browser itself sends: popup, newsletter or enquiry, urlencoded',
    response: html,
    alsoAnswers: { 303: html, 404: html, 422: html, 503: html },
    problems: ['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'],
  }),
  post('/forms/:form/answer', 'public', {
    summary: 'Takes the same form from a script, and answers what became of it',
    response: outcomeSchema,
    alsoAnswers: { 404: html, 503: html },
    problems: ['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'],
  }),
];
