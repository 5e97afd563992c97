import { round } from './english-numbers.js';
import type { Figure } from './figures.js';

/** Spellings as `foldArabic` writes them. */
const WORDS: Readonly<Record<string, number>> = Object.fromEntries(
  (
    [
      [1, 'واحد واحده احدي احد'],
      [2, 'اثنان اثنين اثنتان اثنتين اثنا اثني اثنتا اثنتي كلا كلتا'],
      [3, 'ثلاث ثلاثه'],
      [4, 'اربع اربعه'],
      [5, 'خمس خمسه'],
      [6, 'ست سته'],
      [7, 'سبع سبعه'],
      [8, 'ثمان ثماني ثمانيه'],
      [9, 'تسع تسعه'],
      [10, 'عشر عشره'],
      [20, 'عشرون عشرين'],
      [30, 'ثلاثون ثلاثين'],
      [40, 'اربعون اربعين'],
      [50, 'خمسون خمسين'],
      [60, 'ستون ستين'],
      [70, 'سبعون سبعين'],
      [80, 'ثمانون ثمانين'],
      [90, 'تسعون تسعين'],
      [200, 'مئتان مئتين مائتان مائتين مئتا مئتي مائتا مائتي'],
      [300, 'ثلاثمئه ثلاثمائه'],
      [400, 'اربعمئه اربعمائه'],
      [500, 'خمسمئه خمسمائه'],
      [600, 'ستمئه ستمائه'],
      [700, 'سبعمئه سبعمائه'],
      [800, 'ثمانمئه ثمانمائه'],
      [900, 'تسعمئه تسعمائه'],
    ] as const
  ).flatMap(([value, spellings]) => spellings.split(' ').map((word) => [word, value])),
);

const SCALES: Readonly<Record<string, number>> = Object.fromEntries(
  (
    [
      [100, 'مئه مائه'],
      [1_000, 'الف الفا الاف'],
      [1_000_000, 'مليون مليونا ملايين'],
      [1_000_000_000, 'مليار مليارا مليارات'],
    ] as const
  ).flatMap(([value, spellings]) => spellings.split(' ').map((word) => [word, value])),
);
/** Without a number before them, these are "thousands of" and "millions of". */
const PLURAL_SCALES = new Set(['الاف', 'ملايين', 'مليارات']);
const TWO_OF_A_SCALE: Readonly<Record<string, number>> = {
  الفان: 2_000,
  الفين: 2_000,
  الفا: 2_000,
  الفي: 2_000,
  مليونان: 2_000_000,
  مليونين: 2_000_000,
  مليونا: 2_000_000,
  مليوني: 2_000_000,
  ملياران: 2_000_000_000,
  مليارين: 2_000_000_000,
};

/** Property terms, without their ending, whose dual means "two". Plurals such as "tenants" may end like a dual. */
const COUNTED =
  'غرفت حمام سنت عام شهر اسبوع يوم ساعت دقيقت مرت درهم شيك دفعت مبني طابق موقف سيارت شقت فيلت منزل بيت شخص لغت مرحلت ' +
  'خطوت قسط بنك طلب وثيقت نسخت مفتاح برج وحدت عقار سرير طفل جزء نوع طريقت خيار جهت طرف مشروع منطقت حالت سؤال دورت موعد ' +
  'زيارت صورت شرط سبب مستند قرض حساب مكتب مالك جواز تاشيرت عقد رقم متر كيلومتر ملعب مسبح مصعد محطت مدرست حديقت شرفت واجهت';
const DUAL = new RegExp(`^(?:${COUNTED.split(' ').join('|')})(?:ان|ين|ا|ي)$`);
/** Words that look like a dual without its last letter, such as "my home". */
const SHORT_DUAL = new RegExp(`^(?:غرفت|حمام)(?:ا|ي)$`);

const ORDINALS: Readonly<Record<string, number>> = Object.fromEntries(
  (
    [
      [2, 'ثاني ثانيه'],
      [3, 'ثالث ثالثه'],
      [4, 'رابع رابعه'],
      [5, 'خامس خامسه'],
      [6, 'سادس سادسه'],
      [7, 'سابع سابعه'],
      [8, 'ثامن ثامنه'],
      [9, 'تاسع تاسعه'],
      [10, 'عاشر عاشره'],
    ] as const
  ).flatMap(([value, spellings]) => spellings.split(' ').map((word) => [word, value])),
);

interface Token {
  word: string;
  /** Preceded by "and", such as the fifty in "two hundred and fifty". */
  isAdded: boolean;
  text: string;
}

const HALF = 'نصف';

/** Figures of folded Arabic, in digits and in words. */
export function arabicNumbersIn(text: string): Figure[] {
  const plain = text.replace(/(?:في|ب)\s?ال(?:مئه|مائه)/g, '%');
  const tokens = [...plain.matchAll(/\d+(?:\.\d+)?|[\p{L}\p{M}]+|[^\s\p{L}\d]/gu)].map(({ 0: word }) =>
    toToken(word),
  );
  const figures: Figure[] = [];
  for (let at = 0; at < tokens.length;) {
    const phrase = readPhrase(tokens, at);
    if (phrase !== undefined) figures.push(phrase.figure);
    const word = tokens[at]?.word ?? '';
    const ordinal = ORDINALS[word];
    // "The fourth ten" is the fourteenth.
    const isTeen = WORDS[tokens[at + 1]?.word ?? ''] === 10 && !/^\d/.test(tokens[at + 1]?.word ?? '');
    if (phrase === undefined && ordinal !== undefined) {
      figures.push(toFigure(isTeen ? ordinal + 10 : ordinal, word, true));
      at += isTeen ? 2 : 1;
      continue;
    }
    if (phrase === undefined && (SHORT_DUAL.test(word) || (/(?:ان|ين)$/.test(word) && DUAL.test(word))))
      figures.push(toFigure(2, tokens[at]?.text ?? word));
    at += phrase?.length ?? 1;
  }
  return figures;
}

const toFigure = (value: number, text: string, isOptional = value === 1): Figure => ({
  kind: 'number',
  value: String(round(value)),
  text,
  ...(isOptional && { isOptional }),
});

/** Strips "and", a preposition and the article from a word if the rest is a number. */
function toToken(text: string): Token {
  const isKnown = (word: string) =>
    word in WORDS ||
    word in SCALES ||
    word in TWO_OF_A_SCALE ||
    word in ORDINALS ||
    word === HALF ||
    DUAL.test(word);
  // "You are not" is spelled like "for six".
  if (isKnown(text) || text === 'لست') return { word: text, isAdded: false, text };
  const [, and = '', bare = text] = /^([وف]?)(?:[بلك]?ال|لل|[بلك])?(.+)$/.exec(text) ?? [];
  return isKnown(bare) ? { word: bare, isAdded: and === 'و', text } : { word: text, isAdded: false, text };
}

/** Reads the number that begins at a token: `5 ملايين`, `خمسة وعشرون ألفاً`, `مليون ونصف`. */
function readPhrase(tokens: readonly Token[], start: number): { figure: Figure; length: number } | undefined {
  let total = 0;
  let current: number | undefined;
  let lastScale = 1;
  let at = start;
  for (; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    const { word, isAdded } = token;
    const isFirst = at === start;
    const scale = SCALES[word];
    const isHalf = word === HALF && isFirst && SCALES[tokens[at + 1]?.word ?? ''] !== undefined;
    const value = isHalf ? 0.5 : /^\d/.test(word) ? Number(word) : WORDS[word];
    const two = TWO_OF_A_SCALE[word];
    if (word === HALF && isAdded && !isFirst) {
      total += (current ?? 0) + lastScale / 2;
      // "A million and half a million" names the scale again.
      const end = SCALES[tokens[at + 1]?.word ?? ''] === undefined ? at : at + 1;
      return { figure: toFigure(total, textOf(tokens, start, end)), length: end - start + 1 };
    }
    // A unit after a teen, such as "three ten" for thirteen, is one number without "and".
    const isTeen =
      value === 10 &&
      current !== undefined &&
      current >= 1 &&
      current < 10 &&
      !/^\d/.test(tokens[at - 1]?.word ?? '');
    if (scale !== undefined && !(isFirst && PLURAL_SCALES.has(word))) {
      if (!isFirst && current === undefined && !isAdded) break;
      total += (current ?? 1) * scale;
      lastScale = scale;
      current = undefined;
    } else if (two !== undefined && (isFirst || isAdded) && !(word === 'الفا' && current !== undefined)) {
      total += two;
      lastScale = two / 2;
    } else if (value !== undefined && (isFirst || isAdded || isTeen)) current = (current ?? 0) + value;
    else break;
  }
  if (at === start) return undefined;
  return { figure: toFigure(total + (current ?? 0), textOf(tokens, start, at - 1)), length: at - start };
}

const textOf = (tokens: readonly Token[], from: number, to: number): string =>
  tokens
    .slice(from, to + 1)
    .map(({ text }) => text)
    .join(' ');
