import type { Digits, Language } from '@manzil/contracts/site-language';
import { textsOf, type Texts } from './texts';

const CATALOGUES = import.meta.glob<object>('../../texts/*/index.ts', { import: 'default' });
const PLACE_NAMES = import.meta.glob<Record<string, string>>('../../texts/place-names/*.json', {
  import: 'default',
});

/** Loads the texts of a language; the build has all of them in one script. */
export async function loadTexts(language: Language, digits?: Digits): Promise<Texts> {
  const [catalogue, placeNames] = await Promise.all([
    CATALOGUES[`../../texts/${language}/index.ts`]?.(),
    PLACE_NAMES[`../../texts/place-names/${language}.json`]?.(),
  ]);
  return textsOf(language, catalogue ?? {}, placeNames, digits);
}
