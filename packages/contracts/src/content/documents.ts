import { z } from 'zod';
import { withoutInvisible } from '../visible-text.js';
import { inLanguage } from './language.js';
import { lifecycleSchema } from './lifecycle.js';

/**
 * Page texts stored by name: the allowlist of names that a document can have, which are also the spec's
 * static text tables of the same name.
 */
export const DOCUMENT_NAMES = [
  'homepagedb',
  'buypagedb',
  'rentpagedb',
  'mortgageservicespagedb',
  'commondb',
  'basicpropertiesDetails',
  'privacypagedb',
  'termspagedb',
  'cookiespagedb',
] as const;
export const documentNameSchema = z.enum(DOCUMENT_NAMES);
export type DocumentName = z.infer<typeof documentNameSchema>;

/** Ids of the documents in the lifecycle; one is never given to another document. */
export const DOCUMENT_IDS: Readonly<Record<DocumentName, number>> = {
  homepagedb: 1,
  buypagedb: 2,
  rentpagedb: 3,
  mortgageservicespagedb: 4,
  commondb: 5,
  basicpropertiesDetails: 6,
  privacypagedb: 7,
  termspagedb: 8,
  cookiespagedb: 9,
};

export const documentNameOf = (id: number): DocumentName | undefined =>
  DOCUMENT_NAMES.find((name) => DOCUMENT_IDS[name] === id);

/** Screens of the backend that edit the texts of a page; documents that have none are missing. */
export const DOCUMENT_SCREENS = {
  homepagedb: '/backend/home',
  mortgageservicespagedb: '/backend/mortgage',
  commondb: '/backend/agency',
  privacypagedb: '/backend/privacy',
  termspagedb: '/backend/terms',
  cookiespagedb: '/backend/cookies',
} as const satisfies Partial<Record<DocumentName, string>>;

/** Field name (for example `sec1heading`) to text or image URL. */
export const documentFieldsSchema = z.record(z.string(), z.string());
export type DocumentFields = z.infer<typeof documentFieldsSchema>;

/** Characters of all fields of one save together: a document stays well below what one message can carry. */
export const MAX_DOCUMENT_CHARACTERS = 200_000;

/** Fields to set in a document; at least one. Which there are: `document-fields.ts`. */
export const documentChangesSchema = z
  .record(z.string().max(64), z.string().overwrite(withoutInvisible))
  .refine((fields) => Object.keys(fields).length > 0, 'There is no field to save')
  .refine(
    (fields) => Object.values(fields).reduce((sum, text) => sum + text.length, 0) <= MAX_DOCUMENT_CHARACTERS,
    `The texts are longer than ${MAX_DOCUMENT_CHARACTERS} characters together`,
  );

export const contentDocumentSchema = z.object({
  name: documentNameSchema,
  fields: documentFieldsSchema,
  /** The last save that visitors see. */
  version: z.int(),
  updatedAt: z.string(),
  ...inLanguage,
});
export type ContentDocument = z.infer<typeof contentDocumentSchema>;

/**
 * For staff: what visitors see, who published it (empty for the first content), and as `version` the last save, which
 * may be a draft.
 */
export const documentEntrySchema = contentDocumentSchema.extend({
  updatedBy: z.string(),
  /** A service of the previous release sends none. */
  lifecycle: lifecycleSchema.optional(),
});
export type DocumentEntry = z.infer<typeof documentEntrySchema>;
