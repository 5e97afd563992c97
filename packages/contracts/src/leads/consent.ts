import { z } from 'zod';

/** Texts that a person agrees to by sending a form: its own sentence, and the documents that it names. */
export const CONSENT_DOCUMENTS = ['form', 'privacy', 'terms'] as const;
export type ConsentDocument = (typeof CONSENT_DOCUMENTS)[number];

/** SHA-256 of a text in UTF-8, in hexadecimal digits. */
export const textHashSchema = z.string().regex(/^[0-9a-f]{64}$/);

/** One text that a person agreed to. */
export const consentSchema = z.object({
  document: z.enum(CONSENT_DOCUMENTS),
  hash: textHashSchema,
  /** Version of a document that staff edit; null for the sentence of a form. */
  version: z.int().nullable(),
  /** For example `en`. */
  language: z.string(),
  /** ISO 8601, when the person agreed. */
  at: z.string(),
});
export type Consent = z.infer<typeof consentSchema>;

export const consentTextSchema = z.object({ text: z.string() });
