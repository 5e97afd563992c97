import { z } from 'zod';
import { defineRpc } from '../rpc.js';
import { assetSchema } from './asset.js';
import {
  assetAltSchema,
  assetOwnerSchema,
  libraryAssetSchema,
  libraryPageSchema,
  libraryQuerySchema,
} from './library.js';

const byFilename = { filename: z.string().max(200) };

export const getAsset = defineRpc({
  subject: 'rpc.media.v1.asset.get',
  request: z.object(byFilename),
  response: assetSchema,
  idempotent: true,
});

/** Newest first. */
export const listAssets = defineRpc({
  subject: 'rpc.media.v1.asset.list',
  request: libraryQuerySchema,
  response: libraryPageSchema,
  idempotent: true,
});

export const updateAsset = defineRpc({
  subject: 'rpc.media.v1.asset.update',
  request: z.object({ id: z.uuid(), alt: assetAltSchema }),
  response: libraryAssetSchema,
  idempotent: true,
});

/** CONFLICT while a record uses it; `details.usedBy` says which. */
export const deleteAsset = defineRpc({
  subject: 'rpc.media.v1.asset.delete',
  request: z.object({ id: z.uuid() }),
  response: assetSchema,
});

/** Says that a record uses an asset, so that it stays; NOT_FOUND when there is no such file. */
export const claimAsset = defineRpc({
  subject: 'rpc.media.v1.asset.claim',
  request: z.object({ ...byFilename, owner: assetOwnerSchema, label: z.string().max(300).default('') }),
  response: z.object({}),
  idempotent: true,
});

/** The last release makes an asset collectable after a time of grace. Releasing twice does no harm. */
export const releaseAsset = defineRpc({
  subject: 'rpc.media.v1.asset.release',
  request: z.object({ ...byFilename, owner: assetOwnerSchema }),
  response: z.object({}),
  idempotent: true,
});
