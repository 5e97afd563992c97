import type { Language } from '@manzil/contracts/site-language';
import type { Texts } from './texts';

/** Attributes of an element with texts of staff, which may be in English on an Arabic page. */
export const languageOf = (
  { language: page }: Texts,
  language: Language = 'en',
): { lang?: Language; dir?: 'ltr' } => (page === language ? {} : { lang: language, dir: 'ltr' });
