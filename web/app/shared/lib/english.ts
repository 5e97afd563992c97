import en from '../../texts/en';
import { textsOf } from './texts';

/** The language of the backend, and of URLs without a language prefix. */
export const english = textsOf('en', en);
