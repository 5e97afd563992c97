import type { Digits, Language } from '@manzil/contracts/site-language';
import { textsOf, type Texts } from './texts';

interface Catalogue {
  default: object;
  placeNames?: Readonly<Record<string, string>>;
}

const CATALOGUES = import.meta.glob<Catalogue>('../../texts/*/index.ts');

/** Loads the texts of a language; the build has all of them in one script. */
export async function loadTexts(language: Language, digits?: Digits): Promise<Texts> {
  const catalogue = await CATALOGUES[`../../texts/${language}/index.ts`]?.();
  return textsOf(language, catalogue?.default ?? {}, catalogue?.placeNames, digits);
}
