import { z } from 'zod';
import { defineFact } from '../rpc.js';

/** Something a page shows has changed; `kind` is a document name or a collection such as `faq`. */
export const contentChanged = defineFact({
  subject: 'evt.content.content-changed.v1',
  payload: z.object({ kind: z.string(), version: z.int() }),
});
