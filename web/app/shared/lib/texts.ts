import { createContext, use } from 'react';
import { bindCatalogue, type CatalogueTexts } from './catalogue';
import { formatsOf, type Formats } from './format';

/** Everything that depends on the language of a page: its texts by key, and how figures and dates are written. */
export interface Texts extends CatalogueTexts {
  /** ISO 639: `en`. */
  readonly language: string;
  /** BCP 47: `en-GB`. */
  readonly locale: string;
  readonly format: Formats;
}

/** The texts of a catalogue of `web/app/texts`, with the plural forms, figures and dates of a locale. */
export function textsOf(catalogue: object, locale: string): Texts {
  const texts: CatalogueTexts = bindCatalogue(catalogue, locale);
  const { language } = new Intl.Locale(locale);
  return { ...texts, language, locale, format: formatsOf(locale, texts) };
}

/** The texts in the language of the page. */
export const TextsContext = createContext<Texts | undefined>(undefined);

/** Returns the texts of the page. Functions outside components take them as a parameter, loaders from their context. */
export function useTexts(): Texts {
  const texts = use(TextsContext);
  if (texts === undefined) throw new Error('There is no TextsContext above this component.');
  return texts;
}
