import { bindCatalogue, type TextsOf } from './catalogue';
import type { Texts } from './texts';

const bound = new WeakMap<object, Map<string, unknown>>();

/**
 * The texts of a part of the site that few pages show, in the language of the page.
 * @param area the import of `…/texts/en/on-demand/<area>`, which holds the catalogues by language at runtime
 *   (`server/on-demand-texts.mjs`); a browser loads the catalogue of the page's language alone
 */
export function onDemandTexts<Area extends object>(area: Area, { language, locale }: Texts): TextsOf<Area> {
  const byLocale = bound.get(area) ?? new Map<string, TextsOf<Area>>();
  bound.set(area, byLocale);
  const known = byLocale.get(locale) as TextsOf<Area> | undefined;
  if (known !== undefined) return known;
  const texts = bindCatalogue<Area>((area as Record<string, object>)[language] ?? {}, locale);
  byLocale.set(locale, texts);
  return texts;
}
