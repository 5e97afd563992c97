import { z } from 'zod';
import { defineFact } from '../rpc.js';

/** Collections by the name their changes are announced under; `site-frame` is navigation, its style and the footer. */
export const CONTENT_COLLECTIONS = [
  'site-frame',
  'faq',
  'blog-post',
  'team-member',
  'testimonial',
  'page',
] as const;
export type ContentCollection = (typeof CONTENT_COLLECTIONS)[number];

/** Something a page shows has changed; `kind` is a document name or one of {@link CONTENT_COLLECTIONS}. */
export const contentChanged = defineFact({
  subject: 'evt.content.content-changed.v1',
  payload: z.object({ kind: z.string(), version: z.int() }),
});
