import { z } from 'zod';

export const assetSchema = z.object({
  id: z.uuid(),
  /** Name below /uploads: generated, never the visitor's. */
  filename: z.string(),
  kind: z.enum(['image', 'document']),
  contentType: z.string(),
  /** Bytes. */
  size: z.int(),
  /** SHA-256 of the stored bytes, hex. */
  sha256: z.string(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** The name the file came with, for staff to recognise it; display only. */
  originalName: z.string(),
  /** Alternative text of a picture that was stored before; absent from the previous release. */
  alt: z.string().optional(),
  createdAt: z.string(),
});
export type Asset = z.infer<typeof assetSchema>;
