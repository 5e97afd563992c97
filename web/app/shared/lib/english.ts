import en from '../../texts/en';
import { LOCALES, textsOf } from './texts';

/** The language of the backend, and of addresses without the prefix of another. */
export const english = textsOf(en, LOCALES.en);
