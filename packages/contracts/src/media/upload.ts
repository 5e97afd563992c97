import { z } from 'zod';
import { MAX_DOCUMENT_BYTES, MAX_IMAGE_BYTES } from '../limits.js';

/**
 * Path by which the gateway uploads a file to media: `POST /assets` on media's own HTTP port with the raw
 * bytes as body, `Authorization: Bearer <upload token>` and these headers. Answers 201 with the asset (200
 * when the same bytes were stored before), or a problem: 403 wrong token, 413 too large, 415 not of an
 * accepted type, 422 damaged or too many pixels.
 */
export const UPLOAD_PATH = '/assets';
/** An {@link UploadKind}; without it a Content-Type of `image/*` makes an image and any other a document. */
export const UPLOAD_KIND_HEADER = 'x-kind';
/** Name of the uploaded file as an RFC 8187 value: percent-encoded UTF-8, with or without the prefix `UTF-8''`. */
export const UPLOAD_NAME_HEADER = 'x-original-name';

/**
 * Path by which the gateway hands photos of visitors to media: `POST` takes raw bytes as {@link UPLOAD_PATH} does and
 * answers 201 with {@link visitorPhotoSchema}; `GET <path>/:photo/:lead` answers with the picture of a lead. Both require
 * the token. These photos are no assets: no other path leads to them.
 */
export const VISITOR_PHOTO_PATH = '/visitor-photos';
export const visitorPhotoSchema = z.object({ id: z.uuid() });
export type VisitorPhoto = z.infer<typeof visitorPhotoSchema>;
/** Media types of photos of visitors, recognised by their first bytes. */
export const VISITOR_PHOTO_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];

/** A `plan` may be a document or an image, with the limit of a document. */
export const uploadKindSchema = z.enum(['image', 'document', 'plan']);
export type UploadKind = z.infer<typeof uploadKindSchema>;

/** Largest body in bytes. */
export const UPLOAD_LIMITS: Record<UploadKind, number> = {
  image: MAX_IMAGE_BYTES,
  document: MAX_DOCUMENT_BYTES,
  plan: MAX_DOCUMENT_BYTES,
};

const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif', 'image/tiff'];
const DOCUMENT_TYPES = ['application/pdf'];

/** Media types of a body, recognised by its first bytes and never by its name or Content-Type. */
export const UPLOAD_TYPES: Record<UploadKind, readonly string[]> = {
  image: IMAGE_TYPES,
  document: DOCUMENT_TYPES,
  plan: [...DOCUMENT_TYPES, ...IMAGE_TYPES],
};

/** The formats of {@link UPLOAD_TYPES.image} for messages. */
export const IMAGE_FORMATS = 'JPEG, PNG, WebP, AVIF, GIF or TIFF';
