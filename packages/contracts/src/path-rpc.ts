import { z } from 'zod';
import { text } from './content/text.js';
import { defineRpc } from './rpc.js';

/** A path with one segment, without slashes. */
const request = z.object({ path: text(300) });

/** Records that share the paths with one segment. */
export type PathUser = 'listing' | 'development' | 'page';

/** Finds the listing, withdrawn or not, or the development that uses a path; a development keeps its former ones. */
export const findCataloguePath = defineRpc({
  subject: 'rpc.listings.v1.path.find',
  request,
  response: z.object({ usedBy: z.enum(['listing', 'development']).nullable() }),
  idempotent: true,
});

/**
 * Finds the page, published or not, that uses a path. A former path of a page, and the path of one in the recycle bin,
 * are free.
 */
export const findPagePath = defineRpc({
  subject: 'rpc.content.v1.path.find',
  request,
  response: z.object({ usedBy: z.enum(['page']).nullable() }),
  idempotent: true,
});
