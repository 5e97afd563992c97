import { LANGUAGES, type Language } from '@manzil/contracts/site-language';
import { loadTexts } from './load-texts';
import type { Texts } from './texts';

/** The texts of every language; a browser loads the texts of its page only. */
export const languageTexts = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async (language) => [language, await loadTexts(language)] as const)),
) as Readonly<Record<Language, Texts>>;
