import bidiFactory from 'bidi-js';

// Its types are those of an ES module, and Node loads CommonJS.
const bidi = (bidiFactory as unknown as typeof bidiFactory.default)();

/**
 * The characters of one line of plain text from left to right, as the Unicode bidirectional algorithm orders them,
 * without isolates. Without `base` the first strong letter decides, as in subjects of mail and titles of tabs.
 */
export function shownOrder(text: string, base?: 'ltr' | 'rtl'): string {
  const levels = bidi.getEmbeddingLevels(text, base);
  return bidi
    .getReorderedIndices(text, levels)
    .map((index) => text[index])
    .join('')
    .replace(/[\u2066-\u2069]/g, '');
}
