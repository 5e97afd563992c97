import { z } from 'zod';
import { withoutInvisible } from '../visible-text.js';
import { inLanguage } from './language.js';
import { lifecycleSchema } from './lifecycle.js';

/** Names of the documents with page texts; also the names of the static text tables in the spec. */
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

/** Ids of the documents in the lifecycle; never reused for another document. */
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

/** Backend screens that edit the texts of a page; documents without a screen are missing. */
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

/** Maximum characters of all fields in one save, so that a document fits into one message. */
export const MAX_DOCUMENT_CHARACTERS = 200_000;

/** Fields to set in a document, at least one; `document-fields.ts` lists them. */
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
  /** Version of the live content. */
  version: z.int(),
  updatedAt: z.string(),
  ...inLanguage,
});
export type ContentDocument = z.infer<typeof contentDocumentSchema>;

/**
 * For staff: the live content and who published it (empty for the initial content). `version` is the last save,
 * which may be a draft.
 */
export const documentEntrySchema = contentDocumentSchema.extend({
  updatedBy: z.string(),
  /** Missing when the previous release answers. */
  lifecycle: lifecycleSchema.optional(),
});
export type DocumentEntry = z.infer<typeof documentEntrySchema>;
