import { LANGUAGES, type Digits, type Language } from '@manzil/contracts/site-language';
import { loadTexts } from './load-texts';
import type { Texts } from './texts';

const textsWith = async (digits: Digits): Promise<Readonly<Record<Language, Texts>>> => {
  const entries = LANGUAGES.map(async (language) => [language, await loadTexts(language, digits)] as const);
  return Object.fromEntries(await Promise.all(entries)) as Record<Language, Texts>;
};

/** The texts of every language; a browser loads the texts of its page only. */
export const languageTexts = await textsWith(undefined);
const WITH_OWN_DIGITS = await textsWith('own');

export const textsIn = (language: Language, digits: Digits): Texts =>
  (digits === 'own' ? WITH_OWN_DIGITS : languageTexts)[language];
