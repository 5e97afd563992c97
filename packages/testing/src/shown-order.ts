import bidiFactory from 'bidi-js';

// The package's types describe an ES module, but Node loads CommonJS.
const bidi = (bidiFactory as unknown as typeof bidiFactory.default)();

/**
 * The characters of one line of plain text in display order, left to right, by the Unicode bidirectional algorithm
 * without isolates. Without `base` the first strong letter sets the direction, as in mail subjects and tab titles.
 */
export function shownOrder(text: string, base?: 'ltr' | 'rtl'): string {
  const levels = bidi.getEmbeddingLevels(text, base);
  return bidi
    .getReorderedIndices(text, levels)
    .map((index) => text[index])
    .join('')
    .replace(/[\u2066-\u2069]/g, '');
}
