import en from '../../texts/en';
import { textsOf } from './texts';

/** The language of the backend, and so far of every page. */
export const english = textsOf(en, 'en-GB');
