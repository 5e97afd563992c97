import type { TranslatedKind } from '@manzil/contracts/content/translation';
import { TRANSLATION_LANGUAGES, type TranslationLanguage } from '@manzil/contracts/site-language';

/** The language of a URL; the first one if the URL names none, or none that the site has. */
export const languageOf = (code: string | null | undefined): TranslationLanguage =>
  TRANSLATION_LANGUAGES.find((language) => language === code) ?? TRANSLATION_LANGUAGES[0];

export const translationsPath = (language: TranslationLanguage): string =>
  `/backend/translations?language=${language}`;

export const translationPath = (
  language: TranslationLanguage,
  { kind, id }: { kind: TranslatedKind; id: number },
): string => `/backend/translations/${language}/${kind}/${id}`;
