import { localeOf, type Digits, LOCALES, type Language } from '@manzil/contracts/site-language';
import { createContext, use } from 'react';
import { bindCatalogue, type CatalogueTexts } from './catalogue';
import { formatsOf, type Formats } from './format';

/** Everything that depends on the language of a page: its texts by key, and how figures and dates are written. */
export interface Texts extends CatalogueTexts {
  readonly language: Language;
  readonly direction: 'ltr' | 'rtl';
  readonly digits: Digits;
  /** BCP 47: `en-GB`. */
  readonly locale: string;
  readonly format: Formats;
  /** The name of a place in the language; an unknown one is returned as it is. */
  readonly placeName: (name: string) => string;
}

/** The texts of a catalogue of `web/app/texts`, with the plural forms, figures and dates of its language. */
export function textsOf(
  language: Language,
  catalogue: object,
  placeNames: Readonly<Record<string, string>> = {},
  digits?: Digits,
): Texts {
  const { direction } = LOCALES[language];
  const locale = localeOf(language, digits);
  const texts: CatalogueTexts = bindCatalogue(catalogue, locale);
  return {
    ...texts,
    language,
    direction,
    digits,
    locale,
    format: formatsOf(locale, direction, texts),
    placeName: (name) => placeNames[name] ?? name,
  };
}

/** The texts in the language of the page. */
export const TextsContext = createContext<Texts | undefined>(undefined);

/** Returns the texts of the page. Functions outside components take them as a parameter, loaders from their context. */
export function useTexts(): Texts {
  const texts = use(TextsContext);
  if (texts === undefined) throw new Error('There is no TextsContext above this component.');
  return texts;
}
