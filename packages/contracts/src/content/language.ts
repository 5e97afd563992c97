import { z } from 'zod';
import { LANGUAGES } from '../site-language.js';

/** The language that the texts of a record are in. */
export const languageSchema = z.enum(LANGUAGES);

/** Languages that staff translate their texts into. */
export const translationLanguageSchema = z.literal('ar');
export type TranslationLanguage = z.infer<typeof translationLanguageSchema>;

/** The language that a visitor reads; absent for English. */
export const languageQuerySchema = z.object({ lang: translationLanguageSchema.optional() });

/**
 * Part of each record that was requested in a language: `ar` when all its texts are Arabic, or else `en`. Absent without
 * a requested language, and in answers of the previous release.
 */
export const inLanguage = { language: languageSchema.optional() };
