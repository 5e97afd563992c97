import { z } from 'zod';

export const assetSchema = z.object({
  id: z.uuid(),
  /** Generated name below /uploads; never the name of the uploaded file. */
  filename: z.string(),
  kind: z.enum(['image', 'document']),
  contentType: z.string(),
  /** Bytes. */
  size: z.int(),
  /** SHA-256 of the stored bytes, hex. */
  sha256: z.string(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** Name of the uploaded file, for display only. */
  originalName: z.string(),
  /** Existing alternative text if the same picture was already stored; missing when the previous release answers. */
  alt: z.string().optional(),
  createdAt: z.string(),
});
export type Asset = z.infer<typeof assetSchema>;
