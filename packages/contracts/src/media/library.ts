import { z } from 'zod';
import { filledText, text } from '../content/text.js';
import { assetSchema } from './asset.js';

/** A record that uses an asset. */
const assetUseSchema = z.object({
  /** `<kind>:<id>`. */
  owner: z.string(),
  /** How staff know the record. */
  label: z.string(),
});
export type AssetUse = z.infer<typeof assetUseSchema>;

/** An asset as staff see it in the library. */
export const libraryAssetSchema = assetSchema.extend({
  /** Alternative text of a picture; empty until staff write one. */
  alt: z.string(),
  usedBy: z.array(assetUseSchema),
});
export type LibraryAsset = z.infer<typeof libraryAssetSchema>;

/** The records that used a file when another one took its place, by result. */
export const replacedFileSchema = z.object({
  replaced: z.array(assetUseSchema),
  /** They keep the former file: the feed decides what they show, or they are deleted. */
  left: z.array(assetUseSchema),
  /** They keep the former file, because changing them failed for another reason. */
  failed: z.array(assetUseSchema).default([]),
  /** They are changed in the background, as soon as their service answers. */
  pending: z.array(assetUseSchema).default([]),
});
export type ReplacedFile = z.infer<typeof replacedFileSchema>;

/** A process that puts one file in the place of another. */
export const replacementSchema = replacedFileSchema.extend({
  id: z.uuid(),
  isFinished: z.boolean(),
});
export type Replacement = z.infer<typeof replacementSchema>;

export const libraryQuerySchema = z.object({
  /** Part of the original name, the description or the file's own name, whatever the case. */
  q: text(200).trim().optional(),
  kind: assetSchema.shape.kind.optional(),
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
});

export const LIBRARY_PAGE_SIZE = 48;

export const libraryPageSchema = z.object({
  items: z.array(libraryAssetSchema),
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
});
export type LibraryPage = z.infer<typeof libraryPageSchema>;

export const assetAltSchema = text(500).trim();
/** `<kind>:<id>`, with more pieces where a record uses files in several places. */
export const assetOwnerSchema = filledText(200).regex(/^[a-z][\w-]*(?::[\w-]+)+$/, 'An owner is <kind>:<id>');

/** A photo elsewhere that cannot be had at present. */
export const failedPhotoSchema = z.object({
  url: z.string(),
  /** Why, as a sentence for staff. */
  error: z.string(),
  /** Tries since it was last had. */
  attempts: z.int(),
  /** ISO 8601, as is the next one. */
  failingSince: z.string(),
  nextTryAt: z.string(),
  /** Whether a download is due or in progress. */
  inHand: z.boolean().default(false),
  /** Name below /uploads of what is shown meanwhile; null when its own address is. */
  filename: z.string().nullable(),
  /** The first ten that show it. */
  usedBy: z.array(assetUseSchema),
});
export type FailedPhoto = z.infer<typeof failedPhotoSchema>;
