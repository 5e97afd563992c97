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
  /** Of the record; of a listing its pagelink, of a file its name below /uploads. */
  key: z.string(),
  title: z.string(),
  /** What differs from others with that title, such as a reference or a phone number; may be empty. */
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
