import { z } from 'zod';
import { defineRpc } from '../rpc.js';
import { assetSchema } from './asset.js';

export const getAsset = defineRpc({
  subject: 'rpc.media.v1.asset.get',
  request: z.object({ filename: z.string().max(200) }),
  response: assetSchema,
  idempotent: true,
});
