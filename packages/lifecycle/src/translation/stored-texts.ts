import type { RecordText } from './record-texts.js';

/** A translated text and its English source; outdated once the record's English text differs. */
export interface StoredText {
  text: string;
  of: string;
}

/** The translated texts of a record by path. */
export type StoredTexts = Readonly<Record<string, StoredText>>;

type Find = (path: string, english: string) => StoredText | undefined;

/**
 * Finds the translation of an English text. A text that moved within its record, such as a reordered footer link,
 * keeps its translation.
 */
export function translationsOf(texts: StoredTexts): Find {
  const byEnglish = new Map(Object.values(texts).map((stored) => [stored.of, stored]));
  return (path, english) => (texts[path]?.of === english ? texts[path] : byEnglish.get(english));
}

/** Returns the translations of the current texts of a record by their paths, including outdated ones. */
export function withCurrentPaths(
  texts: StoredTexts,
  current: readonly RecordText[],
): Map<string, StoredText> {
  const find = translationsOf(texts);
  const said = new Set(current.map(({ text }) => text));
  return new Map(
    current.flatMap(({ path, text }): [string, StoredText][] => {
      const own = texts[path];
      // If the translated text now occurs elsewhere in the record, it is not an earlier version of this text.
      const found = find(path, text) ?? (own !== undefined && !said.has(own.of) ? own : undefined);
      return found === undefined ? [] : [[path, found]];
    }),
  );
}
