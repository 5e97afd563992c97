import { z } from 'zod';
import { LANGUAGES } from '../site-language.js';

/** The language that the texts of a record are in. */
export const languageSchema = z.enum(LANGUAGES);

/** Languages that staff translate their texts into. */
export const translationLanguageSchema = z.literal('ar');
export type TranslationLanguage = z.infer<typeof translationLanguageSchema>;

/** Language requested for a visitor; absent for English. */
export const languageQuerySchema = z.object({ lang: translationLanguageSchema.optional() });

/**
 * Language of a record in a translated response: `ar` when all its texts are Arabic, otherwise `en`. Absent
 * without a requested language, and when the previous release answers.
 */
export const inLanguage = { language: languageSchema.optional() };
