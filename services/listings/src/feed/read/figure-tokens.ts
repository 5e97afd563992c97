import { withoutInvisible } from '@manzil/contracts/visible-text';
import { foldWord, toAsciiDigits } from '../../text/fold.js';

/** A part of a text with a figure: the number as written, a folded word without dots (`p.a.` is `pa`), or a sign. */
export interface FigureToken {
  kind: 'number' | 'word' | 'sign';
  text: string;
  /** True when nothing separates it from the next token. */
  isGlued: boolean;
}

/** Spaces are in a number before groups of three digits: "95,000 4 cheques" has two numbers. */
const TOKEN = /(?<number>\d(?:(?:[\d.,'’]|\s(?=\d{3}(?!\d)))*\d)?)|(?<word>\p{L}[\p{L}\p{M}.]*)|\S/gu;
const CAMEL_CASE = /(?<=\p{Ll})(?=\p{Lu})/gu;
const SQUARED = /(?<!\p{L})(m|mt|mtr|meters?|metres?|ft|feet|yd|م|متر|قدم|м)\s?(?:²|\^?2)(?!\d)/giu;
/** `p/a`, `p/m`, `p/w`, `p/d`. */
const PER = /(?<!\p{L})p\s?\/\s?([amwd])(?!\p{L})/giu;
/** Letters before the sign of a currency that name another one. */
const SIGNED = /(?<!\p{L})(au?|ca?|sg?|hk|nz|jp|cn|e|us)\s?([$£¥])/giu;
const SIGNED_CODES: Readonly<Record<string, string>> = {
  a$: 'AUD',
  au$: 'AUD',
  c$: 'CAD',
  ca$: 'CAD',
  s$: 'SGD',
  sg$: 'SGD',
  hk$: 'HKD',
  nz$: 'NZD',
  us$: 'USD',
  'e£': 'EGP',
  'cn¥': 'CNY',
  'jp¥': 'JPY',
};
/** `د. إ.` is one word, and `/=` after an amount is a dash. */
const SPACED_DIRHAM = /(?<!\p{L})د\s*\.?\s*[إا](?!\p{L})\.?/gu;
const SLASH_EQUALS = /\/=/g;
const PLURAL = /(?<=\p{L})\(s\)/giu;

/** Longer texts are no figures. */
const LONGEST_FIGURE = 100;

/** Splits a text into its numbers, words and signs; `m²` becomes the word `sqm`. Undefined for a long text. */
export function figureTokens(text: string): FigureToken[] | undefined {
  if (text.length > LONGEST_FIGURE) return undefined;
  const plain = toAsciiDigits(withoutInvisible(text))
    .replace(SIGNED, (given, letters: string, sign: string) => {
      const code = SIGNED_CODES[`${letters.toLowerCase()}${sign}`];
      return code === undefined ? given : `${code} `;
    })
    .replace(SPACED_DIRHAM, 'AED ')
    .replace(SLASH_EQUALS, '/-')
    .replace(SQUARED, 'sq$1')
    .replace(PER, 'p$1')
    .replace(PLURAL, '')
    .replace(CAMEL_CASE, ' ');
  const tokens: FigureToken[] = [];
  for (const match of plain.matchAll(TOKEN)) {
    const { number, word } = match.groups ?? {};
    const [found] = match;
    const end = match.index + found.length;
    const isGlued = end < plain.length && !/\s/.test(plain.charAt(end));
    if (number !== undefined) tokens.push({ kind: 'number', text: number, isGlued });
    else if (word === undefined) tokens.push({ kind: 'sign', text: found, isGlued });
    else tokens.push({ kind: 'word', text: foldWord(word.replaceAll('.', '')), isGlued });
  }
  return tokens;
}

/** True for a minus sign directly before a number. */
export const isMinus = (tokens: readonly FigureToken[], index: number): boolean =>
  tokens[index]?.text === '-' && tokens[index].isGlued && tokens[index + 1]?.kind === 'number';

/** Signs that separate the parts of a figure. */
const SEPARATORS: ReadonlySet<string> = new Set('/-–—()[]:;,._|+~≈±\'"');

export const isSeparator = (sign: string): boolean => SEPARATORS.has(sign);
