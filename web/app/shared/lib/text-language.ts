import type { Language } from '@manzil/contracts/site-language';
import type { Texts } from './texts';

const ARABIC_LETTER = /\p{Script=Arabic}/u;

/** Attributes of an element with texts of staff, which may be in English on an Arabic page. */
export const languageOf = (
  { language: page }: Texts,
  language: Language = 'en',
): { lang?: Language; dir?: 'ltr' } => (page === language ? {} : { lang: language, dir: 'ltr' });

/** Attributes of the name of a building or person, which an Arabic page mostly has in Latin letters. */
export const languageOfName = ({ language }: Texts, name: string): { lang?: Language } =>
  language === 'ar' && !ARABIC_LETTER.test(name) ? { lang: 'en' } : {};
