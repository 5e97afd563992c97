import { z } from 'zod';
import { assetSchema } from '../media/asset.js';
import { UPLOAD_TYPES } from '../media/upload.js';
import { UPLOAD_NAME } from '../media/uploads-in.js';

/** Limits of the files of one mail. Encoding adds a third, and many mail servers refuse mail of more than 20 MB. */
export const ATTACHMENT_LIMITS = { files: 5, bytes: 10_000_000 } as const;

/** Whether a file can be attached: documents, and pictures, which are sent as JPEG. */
export const isAttachable = ({ kind, contentType }: Pick<ReplyFile, 'kind' | 'contentType'>): boolean =>
  kind === 'image' || UPLOAD_TYPES.document.includes(contentType);

/** A file of the library that can be attached to a reply. The size is in bytes, as it is stored. */
export const replyFileSchema = assetSchema.pick({
  filename: true,
  kind: true,
  contentType: true,
  originalName: true,
  size: true,
});
export type ReplyFile = z.infer<typeof replyFileSchema>;

/** Bytes of all files together, which {@link ATTACHMENT_LIMITS} limits. */
export const totalSize = (files: readonly Pick<ReplyFile, 'size'>[]): number =>
  files.reduce((sum, { size }) => sum + size, 0);

/** The name in the mail: pictures are sent as JPEG, whatever they were before. */
export const attachmentName = ({ originalName, kind }: Pick<ReplyFile, 'originalName' | 'kind'>): string =>
  `${originalName.replace(/\.\w{1,5}$/, '') || 'file'}.${kind === 'image' ? 'jpg' : 'pdf'}`;

/** Names below /uploads, in the order of the mail. */
export const attachmentsSchema = z
  .array(z.string().regex(UPLOAD_NAME, 'This is not the name of a file of the library'))
  .max(ATTACHMENT_LIMITS.files, `Attach ${String(ATTACHMENT_LIMITS.files)} files at most`)
  .refine((names) => new Set(names).size === names.length, 'Attach each file once');
