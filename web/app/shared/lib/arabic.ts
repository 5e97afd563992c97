import ar from '../../texts/ar';
import placeNames from '../../texts/place-names/ar.json';
import { LOCALES, textsOf } from './texts';

/** The texts of the pages below `/ar`. */
export const arabic = textsOf(ar, LOCALES.ar, placeNames);
