/**
 * Returns the encoding of a text by its byte order mark, or UTF-16 by the zero bytes of its first character. Undefined when
 * the text has neither.
 */
export function unicodeEncodingOf(head: Buffer): 'utf-8' | 'utf-16le' | 'utf-16be' | undefined {
  const [first, second, third] = head;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  // No text starts with a NUL, so if every other byte is one, the text is UTF-16 without a byte order mark.
  if (first !== 0 && second === 0) return 'utf-16le';
  if (first === 0 && second !== 0) return 'utf-16be';
  return undefined;
}
