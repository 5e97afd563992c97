import { z } from 'zod';
import { defineFact } from '../rpc.js';

export const assetReady = defineFact({
  subject: 'evt.media.asset-ready.v1',
  payload: z.object({ id: z.uuid(), filename: z.string(), sha256: z.string() }),
});
