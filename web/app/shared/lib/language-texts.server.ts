import type { Language } from '@manzil/contracts/site-language';
import { arabic } from './arabic';
import { english } from './english';
import type { Texts } from './texts';

/** The texts of every language; a browser loads the texts of its page only. */
export const languageTexts: Readonly<Record<Language, Texts>> = { en: english, ar: arabic };
