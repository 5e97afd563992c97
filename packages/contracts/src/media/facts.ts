import { z } from 'zod';
import { defineFact } from '../rpc.js';

export const assetReady = defineFact({
  subject: 'evt.media.asset-ready.v1',
  payload: z.object({ id: z.uuid(), filename: z.string(), sha256: z.string() }),
});

/**
 * What one record of a service uses of media, as a whole: what it used before and does not any more is
 * released. Written by the owner of the record in the transaction of its change; `version` grows with every
 * change of that record, so that a late or repeated fact is told from a new one. A deleted record names nothing.
 */
export const assetsReferenced = defineFact({
  subject: 'evt.media.assets-referenced.v1',
  payload: z.object({
    /** `<kind>:<id>`, for example `development:12`; the same for all facts about the record. */
    owner: z.string().max(200),
    /** How staff know the record. */
    label: z.string().max(300),
    version: z.int(),
    /** Names below /uploads, each once; of an asset or of one of its variants. */
    filenames: z.array(z.string().max(200)),
  }),
});
