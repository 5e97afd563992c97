import { z } from 'zod';
import { defineRpc } from '../rpc.js';
import { entryId } from './editing.js';
import { filledText } from './text.js';

export const findTextSchema = filledText(100);

/** Maximum number of records of one kind in a response. */
export const MOST_FOUND = 5;

const FOUND_KINDS = ['page', 'blog-post', 'faq', 'team-member', 'testimonial'] as const;

/** Entries whose title contains every word of `q`, prefix matches first, at most {@link MOST_FOUND} of each kind. */
export const findContent = defineRpc({
  subject: 'rpc.content.v1.entry.find',
  request: z.object({ q: findTextSchema }),
  response: z.object({
    entries: z.array(z.object({ kind: z.enum(FOUND_KINDS), id: entryId, title: z.string() })),
  }),
  idempotent: true,
});
