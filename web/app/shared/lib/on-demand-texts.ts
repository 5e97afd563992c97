import { bindCatalogue, type TextsOf } from './catalogue';
import type { Texts } from './texts';

/**
 * The texts of an area that few pages show. They are part of the scripts of these pages, in all languages, and returned
 * in the language of the page. The catalogues are keyed by path, `…/texts/<language>/on-demand/<area>.ts`.
 */
export function onDemandTexts<Area extends object>(
  catalogues: Readonly<Record<string, unknown>>,
): (texts: Texts) => TextsOf<Area> {
  const bound = new Map<string, TextsOf<Area>>();
  return ({ language, locale }) => {
    const known = bound.get(locale);
    if (known !== undefined) return known;
    const path = Object.keys(catalogues).find((each) => each.includes(`/texts/${language}/`)) ?? '';
    const texts = bindCatalogue<Area>(catalogues[path] as object, locale);
    bound.set(locale, texts);
    return texts;
  };
}
