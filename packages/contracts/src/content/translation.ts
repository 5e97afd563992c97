import { z } from 'zod';
import { savedVersion } from './editing.js';
import { CONTENT_KINDS } from './lifecycle.js';
import { longText } from './text.js';

/** Kinds of content with texts that staff translate; `blog-terms` are the categories and tags of posts. */
export const CONTENT_TRANSLATED_KINDS = [...CONTENT_KINDS, 'blog-terms'] as const;
export const TRANSLATED_KINDS = [...CONTENT_TRANSLATED_KINDS, 'development'] as const;
export const translatedKindSchema = z.enum(TRANSLATED_KINDS);
export type TranslatedKind = z.infer<typeof translatedKindSchema>;
/**
 * Kinds of which staff can leave out the records that a language does not have. The others are part of every page, such
 * as the navigation, or of a page that forms and the footer link to, such as the home page and the privacy notice.
 */
export const OMISSIBLE_KINDS = [
  'page',
  'blog-post',
  'development',
  'faq',
  'team-member',
  'testimonial',
] as const satisfies readonly TranslatedKind[];
export const omissibleKindSchema = z.enum(OMISSIBLE_KINDS);
export type OmissibleKind = z.infer<typeof omissibleKindSchema>;

/** `details.reason` of NOT_FOUND for a record that exists in English and is left out of the requested language. */
export const NOT_TRANSLATED = 'not-translated';

/** Id of the record with all categories and tags of posts. */
export const BLOG_TERMS_ID = 1;

/** Maximum bytes of all texts of a translation in a message, including the English originals. */
export const MAX_TRANSLATION_BYTES = 400_000;
/** Maximum number of texts in one save. */
export const MOST_SAVED_TEXTS = 5_000;

/** A figure, link or negation on which the English text and its translation disagree. */
export const contradictionSchema = z.object({
  kind: z.enum(['number', 'date', 'phone', 'link', 'negation']),
  /** Present in the English text only; empty when the finding is only in the translation. */
  english: z.string(),
  /** Present in the translation only; empty when the translation merely lacks something. Named as the first language. */
  arabic: z.string(),
});
export type Contradiction = z.infer<typeof contradictionSchema>;

/** `outdated`: the English text has changed since it was translated. */
export const TEXT_STATES = ['translated', 'missing', 'outdated', 'contradicting'] as const;
export type TextState = (typeof TEXT_STATES)[number];

/** The translation of a record without its texts. Dates are ISO 8601. */
export const translationSummarySchema = z.object({
  kind: translatedKindSchema,
  id: z.int(),
  title: z.string(),
  /** True when the English record is public. */
  live: z.boolean(),
  /** Number of all texts of the record; the following counts are subsets. */
  texts: z.int(),
  translated: z.int(),
  missing: z.int(),
  outdated: z.int(),
  contradicting: z.int(),
  /** True when staff have released the translation; it is public while all texts are translated. */
  ready: z.boolean(),
  /** 0 if never saved. */
  version: z.int(),
  updatedAt: z.string().nullable(),
  updatedBy: z.string(),
});
export type TranslationSummary = z.infer<typeof translationSummarySchema>;

export const translationListSchema = z.object({
  records: z.array(translationSummarySchema),
  /** Kinds whose untranslated records are left out of the language; missing when the previous release answers. */
  omitted: z.array(omissibleKindSchema).default([]),
});

export const translatedTextSchema = z.object({
  /** Path of the text in the record; texts within HTML have the path of their field with a number. */
  path: z.string(),
  kind: z.enum(['line', 'text', 'html']),
  english: z.string(),
  /** The text in the language of the translation; empty without one. Named as the first language. */
  arabic: z.string(),
  /** The English that was translated, where it has changed since; otherwise null. */
  of: z.string().nullable(),
  state: z.enum(TEXT_STATES),
  contradictions: z.array(contradictionSchema),
});
export type TranslatedText = z.infer<typeof translatedTextSchema>;

export const translationSchema = translationSummarySchema.extend({ entries: z.array(translatedTextSchema) });
export type Translation = z.infer<typeof translationSchema>;

/** Texts by path, each with the English text that staff translated. An empty text removes the translation. */
export const savedTextsSchema = z
  .record(
    z.string().max(200),
    z.object({ text: longText(MAX_TRANSLATION_BYTES).trim(), of: z.string().max(MAX_TRANSLATION_BYTES) }),
  )
  .refine((texts) => Object.keys(texts).length <= MOST_SAVED_TEXTS, 'Save fewer texts at a time');

export const translationBody = z.object({
  texts: savedTextsSchema,
  ready: z.boolean(),
  expectedVersion: savedVersion,
});
