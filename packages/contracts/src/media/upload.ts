import type { z } from 'zod';
import { MAX_DOCUMENT_BYTES, MAX_IMAGE_BYTES } from '../limits.js';
import { assetSchema } from './asset.js';

/**
 * How the gateway hands a file to media: `POST /assets` on media's own HTTP port with the raw bytes as body,
 * `Authorization: Bearer <upload token>` and these headers. Answers 201 with the asset (200 when the same bytes
 * were stored before), or a problem: 403 wrong token, 413 too large, 415 not of an accepted type,
 * 422 damaged or too many pixels.
 */
export const UPLOAD_PATH = '/assets';
/** `image` or `document`; without it a Content-Type of `image/*` makes an image and any other a document. */
export const UPLOAD_KIND_HEADER = 'x-kind';
/** The visitor's file name as an RFC 8187 value: percent-encoded UTF-8, `UTF-8''` in front or not. */
export const UPLOAD_NAME_HEADER = 'x-original-name';

export const uploadKindSchema = assetSchema.shape.kind;
export type UploadKind = z.infer<typeof uploadKindSchema>;

/** Largest body in bytes. */
export const UPLOAD_LIMITS: Record<UploadKind, number> = {
  image: MAX_IMAGE_BYTES,
  document: MAX_DOCUMENT_BYTES,
};

/** What a body may be, told by its first bytes and never by its name or Content-Type. */
export const UPLOAD_TYPES: Record<UploadKind, readonly string[]> = {
  image: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
  document: ['application/pdf'],
};
