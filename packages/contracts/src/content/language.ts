import { z } from 'zod';
import { LANGUAGES, TRANSLATION_LANGUAGES } from '../site-language.js';

/** The language that the texts of a record are in. */
export const languageSchema = z.enum(LANGUAGES);

/** Languages that staff translate their texts into. */
export const translationLanguageSchema = z.enum(TRANSLATION_LANGUAGES);

/** Language requested for a visitor; absent for English. */
export const languageQuerySchema = z.object({ lang: translationLanguageSchema.optional() });

/**
 * Language of a record in a translated response: the requested one when all its texts are translated,
 * otherwise English. Absent without a requested language, and when the previous release answers.
 */
export const inLanguage = { language: languageSchema.optional() };
