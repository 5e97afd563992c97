import type { Figure } from './figures.js';

/** Currencies and units of area, in both languages. */
const MEASURES: readonly [value: string, english: RegExp, arabic: string][] = [
  ['USD', /\b(?:usd|us dollars?|dollars?)\b|\$/i, 'دولار\\p{L}*'],
  ['EUR', /\beuros?\b|\beur\b|€/i, 'يورو'],
  ['GBP', /\bgbp\b|\bpounds?\b|£/i, 'جنيه\\p{L}*'],
  ['square feet', /\b(?:sq\.?\s?ft|sqft|square f(?:oo|ee)t)\b/i, 'قدم\\p{L}* مربع\\p{L}*|اقدام مربع\\p{L}*'],
  ['square metres', /\b(?:sq\.?\s?m|sqm|square met(?:re|er)s?)\b|m²/i, '(?:متر\\p{L}*|امتار) مربع\\p{L}*|م²'],
];

/** Periods. Arabic writes the word after a number, or as a dual; "the year 2009" is not a period. */
const PERIODS: readonly [value: string, english: RegExp, arabic: string, dual: string][] = [
  ['minutes', /\bminutes?\b/i, 'دقيقه|دقائق', 'دقيقت(?:ان|ين|ا|ي)'],
  ['hours', /\bhours?\b|\bhourly\b|24\/7/i, 'ساعه|ساعات', 'ساعت(?:ان|ين|ا|ي)'],
  ['days', /\bdays?\b|\bdaily\b|\bnights?\b/i, 'يوما?|ايام', 'يوم(?:ان|ين)'],
  ['weeks', /\bweek(?:s|ly)?\b|\bfortnight\b/i, 'اسبوعا?|اسابيع', 'اسبوع(?:ان|ين)'],
  ['months', /\bmonth(?:s|ly)?\b|\bquarters?\b/i, 'شهرا?|اشهر|شهور', 'شهر(?:ان|ين)'],
  [
    'years',
    /\byear(?:s|ly)?\b|\bannual(?:ly)?\b|\bdecades?\b|\baged?\b|\bold\b/i,
    'سنه|سنوات|سنين|عاما?|اعوام',
    'سنت(?:ان|ين|ا|ي)|عام(?:ان|ين)',
  ],
];

const START = '(?<![\\p{L}\\p{N}])';
const END = '(?![\\p{L}\\p{N}])';
const NUMBER =
  '(?:\\d+|[بل]?(?:ثلاثه?|اربعه?|خمسه?|سته?|سبعه?|ثمان(?:يه?)?|تسعه?|عشره?|مئه|مائه)|\\p{L}+(?:ون|ين))\\s+';

const ARABIC: readonly (readonly [value: string, pattern: RegExp])[] = [
  ...MEASURES.map(
    ([value, , words]) => [value, new RegExp(`${START}(?:[وبل]?(?:ال)?|لل)(?:${words})${END}`, 'u')] as const,
  ),
  ...PERIODS.map(
    ([value, , words, dual]) =>
      [value, new RegExp(`${START}(?:${NUMBER}(?:${words})|[وبل]?(?:${dual}))${END}`, 'u')] as const,
  ),
];

const measure = (value: string, text: string): Figure => ({ kind: 'number', value, text });

/** Currencies, units of area and periods that a text names. Arabic may leave them out, and may not name others. */
export const englishMeasuresIn = (text: string): Figure[] =>
  [...MEASURES, ...PERIODS].flatMap(([value, english]) => {
    const [found] = english.exec(text) ?? [];
    return found === undefined ? [] : [{ ...measure(value, found), isOptional: true }];
  });

/** Takes folded Arabic. */
export const arabicMeasuresIn = (text: string): Figure[] =>
  ARABIC.flatMap(([value, pattern]) => {
    const [found] = pattern.exec(text) ?? [];
    return found === undefined ? [] : [measure(value, found)];
  });
