import { isUtf8 } from 'node:buffer';
import { WINDOWS_1252 } from '../utf8-decoder.js';

/** The first two characters of a letter whose UTF-8 was read as Windows-1252: `Ã©`, `â€™`, `Ø´`. */
const DOUBTFUL = /[\u00c2-\u00f4][\u0080-\u00bf\u0152-\u0192\u02c6\u02dc\u2013-\u203a\u20ac\u2122]/;

/** Returns the text that was encoded twice; any other text unchanged, because it is not UTF-8 when read as bytes. */
export function decodedTwice(text: string): string {
  if (!DOUBTFUL.test(text)) return text;
  const bytes: number[] = [];
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    const special = WINDOWS_1252.indexOf(character);
    if (special === -1 && code > 0xff) return text;
    bytes.push(special === -1 ? code : special + 0x80);
  }
  const buffer = Buffer.from(bytes);
  return isUtf8(buffer) ? buffer.toString() : text;
}
