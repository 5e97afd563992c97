import type { TranslatedText } from '@manzil/contracts/content/translation';
import type { TranslationLanguage } from '@manzil/contracts/site-language';
import type { saveTranslation } from '@manzil/contracts/http/translations';
import type { BodyInput } from '../../kit/form/use-contract-form';
import type { LoadedTranslation } from './translation-calls';
import { textsAbout } from './translation-texts';

/** Translated texts by their keys; a key with the prefix `correct:` marks an outdated text as still correct. */
export interface TranslationValues {
  ready: boolean;
  [key: string]: string | boolean;
}

interface KeyedText extends TranslatedText {
  key: string;
}

export const correctKey = (key: string): string => `correct:${key}`;

/**
 * Keys each text by its English, so that unsaved input for a text is never shown for another one after the English has
 * changed.
 */
export function keyed(entries: readonly TranslatedText[]): KeyedText[] {
  const counts = new Map<string, number>();
  return entries.map((entry) => {
    const hash = hashOf(entry.english);
    const count = counts.get(hash) ?? 0;
    counts.set(hash, count + 1);
    return { ...entry, key: `text-${hash}-${count}` };
  });
}

/** FNV-1a. */
function hashOf(text: string): string {
  let hash = 0x81_1c_9d_c5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01_00_01_93);
  return (hash >>> 0).toString(36);
}

export const valuesOf = ({ ready, entries }: LoadedTranslation): TranslationValues => ({
  ready,
  ...Object.fromEntries<string | boolean>(
    keyed(entries).flatMap(({ key, arabic: translation, of }) => [
      [key, translation] as const,
      ...(of === null ? [] : [[correctKey(key), false] as const]),
    ]),
  ),
});

/** Texts that were changed, and texts that are still correct although their English has changed. */
export function bodyOf(
  values: TranslationValues,
  { version, stored }: { version: number; stored: LoadedTranslation },
): BodyInput<typeof saveTranslation> {
  const texts = keyed(stored.entries).flatMap(({ key, path, english, arabic: translation }) => {
    const text = String(values[key] ?? translation);
    const isCorrect = values[correctKey(key)] === true;
    return text === translation && !isCorrect ? [] : [[path, { text, of: english }] as const];
  });
  return { texts: Object.fromEntries(texts), ready: values.ready, expectedVersion: version };
}

/** The field of the form for a field of the request, such as `texts.html.3`. */
export const fieldOf = (entries: readonly TranslatedText[]) => {
  const keys = new Map(keyed(entries).map(({ path, key }) => [`texts.${path}`, key]));
  return (field: string): string => keys.get(field.replace(/\.(?:text|of)$/, '')) ?? field;
};

/** Label of a field in the merge dialog. */
export const fieldNameOf = (language: TranslationLanguage, entries: readonly TranslatedText[]) => {
  const texts = textsAbout(language);
  const names = new Map(
    keyed(entries).flatMap(({ key }, index) => [
      [key, texts.translation(index + 1)] as const,
      [correctKey(key), `${texts.translation(index + 1)}: ${texts.stillCorrect}`] as const,
    ]),
  );
  return (field: string): string => names.get(field) ?? texts.show;
};
