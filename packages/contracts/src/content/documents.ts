import { z } from 'zod';

/**
 * Page texts kept by name: the allowlist of names that a document can have, which are also the spec's
 * static text tables of the same name.
 */
export const DOCUMENT_NAMES = [
  'homepagedb',
  'buypagedb',
  'rentpagedb',
  'mortgageservicespagedb',
  'commondb',
  'basicpropertiesDetails',
] as const;
export const documentNameSchema = z.enum(DOCUMENT_NAMES);
export type DocumentName = z.infer<typeof documentNameSchema>;

/** Field name (for example `sec1heading`) to text or image URL. */
export const documentFieldsSchema = z.record(z.string(), z.string());
export type DocumentFields = z.infer<typeof documentFieldsSchema>;

export const contentDocumentSchema = z.object({
  name: documentNameSchema,
  fields: documentFieldsSchema,
  version: z.int(),
  updatedAt: z.string(),
});
export type ContentDocument = z.infer<typeof contentDocumentSchema>;
