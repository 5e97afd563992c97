import { z } from 'zod';
import { filledText, text } from '../content/text.js';
import { assetSchema } from './asset.js';

/** Days during which a deleted file can be restored. */
export const FILE_RESTORE_DAYS = 30;

/** A record that uses an asset. */
const assetUseSchema = z.object({
  /** `<kind>:<id>`. */
  owner: z.string(),
  label: z.string(),
});
export type AssetUse = z.infer<typeof assetUseSchema>;

/** A tag of a file: lower case, without commas, which separate tags. */
export const assetTagSchema = filledText(40)
  .transform((tag) => tag.toLowerCase().replace(/\s+/g, ' '))
  .refine((tag) => !tag.includes(','), 'A tag has no comma');
export const assetTagsSchema = z.array(assetTagSchema).max(20, 'A file has 20 tags at most');

/** An asset as staff see it in the library. */
export const libraryAssetSchema = assetSchema.extend({
  /** Alternative text of a picture; empty until staff write one. */
  alt: z.string(),
  usedBy: z.array(assetUseSchema),
  tags: z.array(z.string()).default([]),
  /** True when it is kept although no record uses it. */
  kept: z.boolean().default(false),
  /** ISO 8601; null while a record uses it. */
  unusedSince: z.string().nullable().default(null),
  /** ISO 8601: when it will be removed unless it is used or kept by then; null if no removal is planned. */
  removeAt: z.string().nullable().default(null),
});
export type LibraryAsset = z.infer<typeof libraryAssetSchema>;

/** The records that used a replaced file, by result. */
export const replacedFileSchema = z.object({
  replaced: z.array(assetUseSchema),
  /** Keep the former file: their content comes from the feed, or they are deleted. */
  left: z.array(assetUseSchema),
  /** They keep the former file, because changing them failed for another reason. */
  failed: z.array(assetUseSchema).default([]),
  /** Will be changed in the background, once their service is available. */
  pending: z.array(assetUseSchema).default([]),
});
export type ReplacedFile = z.infer<typeof replacedFileSchema>;

/** Progress of replacing one file by another. */
export const replacementSchema = replacedFileSchema.extend({
  id: z.uuid(),
  isFinished: z.boolean(),
});
export type Replacement = z.infer<typeof replacementSchema>;

export const libraryQuerySchema = z.object({
  /** Part of the original name, the description or the stored file name, ignoring case. */
  q: text(200).trim().optional(),
  kind: assetSchema.shape.kind.optional(),
  tag: assetTagSchema.optional(),
  /** `leaving`: unused files of staff whose removal is announced. */
  use: z.enum(['used', 'unused', 'leaving']).optional(),
  /** Pictures without an alternative text. */
  alt: z.literal('missing').optional(),
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
});

export const LIBRARY_PAGE_SIZE = 48;

export const libraryPageSchema = z.object({
  items: z.array(libraryAssetSchema),
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
  /** All tags of the library with the number of their files, in alphabetical order. */
  tags: z.array(z.object({ name: z.string(), count: z.int() })).default([]),
  /** Number of files in the library that are scheduled for removal. */
  leaving: z.int().default(0),
});
export type LibraryPage = z.infer<typeof libraryPageSchema>;

const manyAssets = { ids: z.array(z.uuid()).min(1).max(100, 'At most 100 files at a time') };

/** A change applied to several files. */
export const assetsChangeSchema = z.object({
  ...manyAssets,
  addTags: assetTagsSchema.default([]),
  removeTags: assetTagsSchema.default([]),
  kept: z.boolean().optional(),
});
export const assetsDeletionSchema = z.object(manyAssets);

export const assetsChangedSchema = z.object({ changed: z.int() });
export const assetsDeletedSchema = z.object({
  deleted: z.int(),
  /** Ids of the files that can be restored. */
  restorable: z.array(z.uuid()).default([]),
  /** Files that stay, because records use them. */
  inUse: z.array(z.object({ originalName: z.string(), usedBy: z.array(assetUseSchema) })),
});
export type AssetsDeleted = z.infer<typeof assetsDeletedSchema>;

export const assetDeletedSchema = assetSchema.extend({
  /** False for a photo of the feed, which is removed at once; missing when the previous release answers. */
  restorable: z.boolean().default(false),
});
export type AssetDeleted = z.infer<typeof assetDeletedSchema>;

/** A file in the recycle bin. Dates are ISO 8601. */
export const deletedAssetSchema = z.object({
  id: z.uuid(),
  originalName: z.string(),
  deletedAt: z.string(),
  deletedBy: z.string(),
  /** Time of the permanent deletion. */
  purgeAt: z.string(),
});
export type DeletedAsset = z.infer<typeof deletedAssetSchema>;

export const assetAltSchema = text(500).trim();
/** Alternative text and tags by staff; absent fields stay unchanged. */
export const assetDescriptionSchema = z.object({
  alt: assetAltSchema.optional(),
  tags: assetTagsSchema.optional(),
});
export type AssetDescription = z.infer<typeof assetDescriptionSchema>;
/** `<kind>:<id>`, with more pieces where a record uses files in several places. */
export const assetOwnerSchema = filledText(200).regex(/^[a-z][\w-]*(?::[\w-]+)+$/, 'An owner is <kind>:<id>');

/** An external photo that is currently unavailable. */
export const failedPhotoSchema = z.object({
  url: z.string(),
  /** Reason for staff, as a sentence. */
  error: z.string(),
  /** Number of attempts since the last success. */
  attempts: z.int(),
  /** ISO 8601, like the next field. */
  failingSince: z.string(),
  nextTryAt: z.string(),
  /** True when a download is due or in progress. */
  inHand: z.boolean().default(false),
  /** Name below /uploads of the copy that is shown meanwhile; null when its own URL is. */
  filename: z.string().nullable(),
  /** The first ten that show it. */
  usedBy: z.array(assetUseSchema),
});
export type FailedPhoto = z.infer<typeof failedPhotoSchema>;
