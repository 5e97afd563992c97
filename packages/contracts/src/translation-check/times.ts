import { takeOut, takeOutEach, type Found } from './figures.js';

const MONTHS: readonly [english: string, arabic: string][] = [
  ['jan(?:uary)?', 'يناير|كانون الثاني'],
  ['feb(?:ruary)?', 'فبراير|شباط'],
  ['mar(?:ch)?', 'مارس|اذار'],
  ['apr(?:il)?', 'ابريل|نيسان'],
  ['may', 'مايو|ايار'],
  ['june?', 'يونيو|يونيه|حزيران'],
  ['july?', 'يوليو|يوليه|تموز'],
  ['aug(?:ust)?', 'اغسطس|اب'],
  ['sept?(?:ember)?', 'سبتمبر|ايلول'],
  ['oct(?:ober)?', 'اكتوبر|تشرين الاول'],
  ['nov(?:ember)?', 'نوفمبر|تشرين الثاني'],
  ['dec(?:ember)?', 'ديسمبر|كانون الاول'],
];
/** Month names that are also other words; they are a month next to a date or after a preposition. */
const AMBIGUOUS = /^(?:may|mar|march|jan|dec|oct|sep|sept|nov|apr|aug|feb|jun|jul|اب|مارس|شباط)$/i;

const DAYS: readonly [english: string, short: string, arabic: string][] = [
  ['mondays?', 'mon', 'الاثنين'],
  ['tuesdays?', 'tue|tues', 'الثلاثاء'],
  ['wednesdays?', 'wed', 'الاربعاء'],
  ['thursdays?', 'thu|thur|thurs', 'الخميس'],
  ['fridays?', 'fri', 'الجمعه'],
  ['saturdays?', 'sat', 'السبت'],
  ['sundays?', 'sun', 'الاحد'],
];

const START = '(?<![\\p{L}\\p{N}])';
const END = '(?![\\p{L}\\p{N}])';

const ENGLISH_MONTHS = MONTHS.map(([name]) => new RegExp(`\\b(${name})\\b`, 'gi'));
const ARABIC_MONTHS = MONTHS.map(([, name]) => new RegExp(`${START}(?:[وبل]|لل)?(${name})${END}`, 'gu'));

const ENGLISH_DAYS = DAYS.map(([name, short]) => {
  const before = '(?<=(?:[-–—,&/]|\\bto|\\band)\\s*)';
  const after = '(?=\\s*(?:[-–—,&/]|to\\b|and\\b))';
  return new RegExp(`\\b(?:${name})\\b|\\b(?:${short})\\b\\.?${after}|${before}(?:${short})\\b`, 'gi');
});
/** Without the article it is a day only after a word such as "every". */
const ARABIC_DAYS = DAYS.map(([, , name]) => {
  const bare = name.slice(2);
  const spelled = `[وف]?ب?${name}|[وف]?لل${bare}|(?<=(?:كل|يوم|ايام|يومي)\\s)${bare}`;
  return new RegExp(`${START}(?:${spelled})${END}`, 'gu');
});

const BEFORE_A_MONTH =
  /(?:\d(?:st|nd|rd|th)?(?:\s+of)?|\b(?:in|of|by|since|until|till|from|to|before|after|every|last|next|early|mid|late|and)|[–،-]|في|من|الي|حتي|شهر|قبل|بعد|منذ)[\s,]*$/i;
const DIGIT_AFTER = /^[\s,]*\d/;
/** Longer than any phrase before a month. */
const LOOKED_BACK = 20;

/** "May" at the beginning of a question is no month, nor is "march" in small letters. */
function isMonth({ 0: whole, 1: name = '', index, input }: RegExpExecArray): boolean {
  if (!AMBIGUOUS.test(name)) return true;
  if (/^[a-z]/.test(name)) return false;
  const before = input.slice(Math.max(0, index - LOOKED_BACK), index);
  return BEFORE_A_MONTH.test(before) || DIGIT_AFTER.test(input.slice(index + whole.length));
}

const monthsIn = (text: string, patterns: readonly RegExp[]): Found =>
  takeOutEach(text, patterns, (match, index) =>
    isMonth(match) ? [{ kind: 'date', value: `month ${index + 1}`, text: match[1] ?? match[0] }] : undefined,
  );

const englishDaysIn = (text: string): Found =>
  takeOutEach(text, ENGLISH_DAYS, ([word], index) =>
    /^[A-Z]/.test(word) ? [{ kind: 'date', value: `day ${index + 1}`, text: word }] : undefined,
  );

const arabicDaysIn = (text: string): Found =>
  takeOutEach(text, ARABIC_DAYS, ([word], index) => [
    // Monday is spelled like "the two".
    { kind: 'date', value: `day ${index + 1}`, text: word, isOptional: index === 0 },
  ]);

const CLOCK =
  /(?<![\d.,:/])(\d{1,2})(?::([0-5]\d))?(?:\s*(a\.?m\.?|p\.?m\.?|صباحا|مساء|ظهرا|ليلا|ص|م))?(?![\d:%]|\s*(?:قدم|متر))(?![\p{L}])/giu;

/** Takes out times of the day, such as 9:00, 6.30 pm and 9 صباحاً. */
const clockIn = (text: string): Found =>
  takeOut(text.replace(/(\d{1,2})\.([0-5]\d)(?=\s*[ap]\.?m\b)/gi, '$1:$2'), CLOCK, (match) => {
    const [whole, hours = '', minutes, half] = match;
    const hour = Number(hours);
    if ((minutes === undefined && half === undefined) || hour > 24) return undefined;
    const isAfternoon = half !== undefined && /^(?:p|مساء|م$|ظهرا|ليلا)/i.test(half);
    const is24 = (hour % 12) + (isAfternoon ? 12 : 0);
    const value = half === undefined ? hour : is24;
    return [{ kind: 'date', value: `${value}:${minutes ?? '00'}`, text: whole.trim() }];
  });

export function englishDatesIn(text: string): Found {
  const clock = clockIn(text);
  const months = monthsIn(clock.rest, ENGLISH_MONTHS);
  const days = englishDaysIn(months.rest);
  return { figures: [...clock.figures, ...months.figures, ...days.figures], rest: days.rest };
}

export function arabicDatesIn(text: string): Found {
  const clock = clockIn(text);
  const months = monthsIn(clock.rest, ARABIC_MONTHS);
  const days = arabicDaysIn(months.rest);
  return { figures: [...clock.figures, ...months.figures, ...days.figures], rest: days.rest };
}
