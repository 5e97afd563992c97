import { z } from 'zod';
import { text } from '../content/text.js';
import { defineRpc } from '../rpc.js';
import { assetSchema } from './asset.js';
import {
  assetOwnerSchema,
  deletedAssetSchema,
  failedPhotoSchema,
  libraryAssetSchema,
  replacementSchema,
} from './library.js';

const byFilename = { filename: text(200) };

export const getAsset = defineRpc({
  subject: 'rpc.media.v1.asset.get',
  request: z.object(byFilename),
  response: assetSchema,
  idempotent: true,
});

/** The given files; unknown ones and variants are left out. */
export const getAssets = defineRpc({
  subject: 'rpc.media.v1.asset.get-many',
  request: z.object({ filenames: z.array(text(200)).max(500) }),
  response: z.object({ items: z.array(assetSchema) }),
  idempotent: true,
});

/** SHA-256 of the stored bytes of the given files; unknown files are left out. */
export const hashAssets = defineRpc({
  subject: 'rpc.media.v1.asset.hash',
  request: z.object({ filenames: z.array(text(200)).max(200) }),
  response: z.object({ items: z.array(assetSchema.pick({ filename: true, sha256: true })) }),
  idempotent: true,
});

/** Returns an asset with its uses. NOT_FOUND also for variants, which are not assets. */
export const getAssetWithUses = defineRpc({
  subject: 'rpc.media.v1.asset.get-with-uses',
  request: z.object(byFilename),
  response: libraryAssetSchema,
  idempotent: true,
});

/** Files in the recycle bin, the last deleted first; `total` counts all of them. */
export const listDeletedAssets = defineRpc({
  subject: 'rpc.media.v1.asset.list-deleted',
  request: z.object({
    offset: z.int().min(0).max(1_000_000).default(0),
    limit: z.int().min(1).max(200).default(100),
  }),
  response: z.object({ assets: z.array(deletedAssetSchema), total: z.int() }),
  idempotent: true,
});

/** Claims an asset for a record, so that it stays; NOT_FOUND when there is no such file. */
export const claimAsset = defineRpc({
  subject: 'rpc.media.v1.asset.claim',
  request: z.object({ ...byFilename, owner: assetOwnerSchema, label: z.string().max(300).default('') }),
  response: z.object({}),
  idempotent: true,
});

/** Releases an asset; after the last release it is removed once the grace period is over. Idempotent. */
export const releaseAsset = defineRpc({
  subject: 'rpc.media.v1.asset.release',
  request: z.object({ ...byFilename, owner: assetOwnerSchema }),
  response: z.object({}),
  idempotent: true,
});

/** External photos whose last download failed, longest failing first. */
export const listFailedPhotos = defineRpc({
  subject: 'rpc.media.v1.photo.list-failed',
  request: z.object({ page: z.int().min(1).max(1_000_000).default(1) }),
  response: z.object({
    items: z.array(failedPhotoSchema),
    total: z.int(),
    page: z.int(),
    pageSize: z.int(),
  }),
  idempotent: true,
});

/**
 * Starts to replace one file by another in every record that uses it; the id makes a repeated request harmless. The
 * process is recorded and continues after a restart. NOT_FOUND for an unknown file; VALIDATION_FAILED for the same file
 * or one of another kind.
 */
export const startReplacement = defineRpc({
  subject: 'rpc.media.v1.replacement.start',
  request: z.object({ id: z.uuid(), ...byFilename, replacement: text(200) }),
  response: replacementSchema,
  idempotent: true,
});

export const getReplacement = defineRpc({
  subject: 'rpc.media.v1.replacement.get',
  request: z.object({ id: z.uuid() }),
  response: replacementSchema,
  idempotent: true,
});
