import type { RecordText } from './record-texts.js';

/** A translated text, and the English that it translates: it is out of date once the record says something else. */
export interface StoredText {
  text: string;
  of: string;
}

/** The translated texts of a record by path. */
export type StoredTexts = Readonly<Record<string, StoredText>>;

type Find = (path: string, english: string) => StoredText | undefined;

/**
 * Finds the translation of an English text. One that has moved within its record, such as a link of a footer in another
 * order, keeps its translation.
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
      // A translated text that occurs elsewhere in the record now is not an earlier form of this text.
      const found = find(path, text) ?? (own !== undefined && !said.has(own.of) ? own : undefined);
      return found === undefined ? [] : [[path, found]];
    }),
  );
}
