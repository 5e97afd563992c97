import { z } from 'zod';
import { findTextSchema } from '../content/find-rpc.js';
import { defineEndpoint } from './endpoint.js';
import { once } from './query-values.js';

const FOUND = [
  ...(['listing', 'lead', 'development', 'page', 'blog-post'] as const),
  ...(['faq', 'team-member', 'testimonial', 'file'] as const),
] as const;

export const foundSchema = z.object({
  kind: z.enum(FOUND),
  /** Id of the record; the pagelink of a listing, the name below /uploads of a file. */
  key: z.string(),
  title: z.string(),
  /** Distinguishes records of one title, for example a reference or a phone number; may be empty. */
  detail: z.string(),
});
export type Found = z.infer<typeof foundSchema>;

export const findRecords = defineEndpoint({
  method: 'GET',
  path: '/api/find',
  audience: 'member',
  area: 'Finding',
  summary:
    'Finds records by a few letters: listings, leads, developments, content and files, a few of each kind that the member may see. `missing` names the parts of the product that could not be asked',
  query: z.object({ q: once.pipe(findTextSchema) }),
  responses: {
    200: z.object({
      found: z.array(foundSchema),
      missing: z.array(z.enum(['listings', 'leads', 'developments', 'content', 'files'])),
    }),
  },
  problems: ['RATE_LIMITED'],
});
