import { LOCALES, SOURCE_LANGUAGE, type Language } from '@manzil/contracts/site-language';
import type { Texts } from './texts';

const RTL_LETTER = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const LATIN_LETTER = /\p{Script=Latin}/u;

/** Attributes of an element with texts of staff, which may be in English on an Arabic page. */
export const languageOf = (
  { language: page }: Texts,
  language: Language = SOURCE_LANGUAGE,
): { lang?: Language; dir?: 'ltr' | 'rtl' } =>
  page === language ? {} : { lang: language, dir: LOCALES[language].direction };

/** Attributes of the name of a building or person, which pages from right to left mostly have in Latin letters. */
export const languageOfName = ({ direction }: Texts, name: string): { lang?: Language } =>
  direction === 'rtl' && LATIN_LETTER.test(name) && !RTL_LETTER.test(name) ? { lang: SOURCE_LANGUAGE } : {};
