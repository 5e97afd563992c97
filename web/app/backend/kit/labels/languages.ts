import { LANGUAGES, LOCALES, type Language } from '@manzil/contracts/site-language';

/** Options of a select. */
export const LANGUAGE_OPTIONS = LANGUAGES.map((language): readonly [Language, string] => [
  language,
  LOCALES[language].name,
]);
