import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WINDOWS_1252 } from '../utf8-decoder.js';
import { decodedTwice } from './encoded-twice.js';

/** Reads UTF-8 as Windows-1252, as a program does that encodes it again. */
const encodedTwice = (text: string): string =>
  [...Buffer.from(text)].map((byte) => WINDOWS_1252[byte - 0x80] ?? String.fromCharCode(byte)).join('');

describe('a text that was encoded twice', () => {
  it.each([
    ['RÃ©sidence', 'Résidence'],
    ['Itâ€™s', 'It’s'],
    ['â€œviewâ€\u009d', '“view”'],
    ['A â€“ B', 'A – B'],
    ['50 mÂ²', '50 m²'],
    ['Ø´Ù‚Ø©', 'شقة'],
    ['Â£5', '£5'],
    ['â‚¬ 5', '€ 5'],
    ['Ð”Ð¾Ð¼', 'Дом'],
    ['Ã©tÃ©', 'été'],
    ['A\u00c2\u00a0B', 'A\u00a0B'],
    ['CafÃ© & Bar', 'Café & Bar'],
  ])('%j is %j', (text, expected) => {
    expect(decodedTwice(text)).toBe(expected);
  });

  it.each(['Résidence', 'Â', 'Ã © 2026', 'São Paulo', 'شقة Ã©', 'RÃ©sidence é', 'plain', ''])(
    '%j stays',
    (text) => {
      expect(decodedTwice(text)).toBe(text);
    },
  );

  it('is the text before, whatever its letters', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z éüñ€’“”–²شقةД]{1,40}$/), (text) => {
        expect(decodedTwice(encodedTwice(text))).toBe(text);
      }),
    );
  });
});
