import type { Language } from '@manzil/contracts/site-language';

export const LANGUAGE_LABELS: Readonly<Record<Language, string>> = { en: 'English', ar: 'Arabic' };

/** Options of a select. */
export const LANGUAGES: readonly (readonly [Language, string])[] = [
  ['en', LANGUAGE_LABELS.en],
  ['ar', LANGUAGE_LABELS.ar],
];
