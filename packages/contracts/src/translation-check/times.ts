import { takeOut, type Figure, type Found } from './figures.js';

const END = '(?![\\p{L}\\p{N}])';

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
/** Months that are other words too: a date beside them, or a preposition, distinguishes them. */
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

const AROUND_A_MONTH =
  /(?:\d(?:st|nd|rd|th)?(?:\s+of)?|\b(?:in|of|by|since|until|till|from|to|before|after|every|last|next|early|mid|late|and|–|-|،)|في|من|الي|حتي|شهر|قبل|بعد|منذ)[\s,]*$/i;
const DIGIT_AFTER = /^[\s,]*\d/;

/** Takes out months. */
const monthsIn = (text: string, language: 0 | 1): Found =>
  MONTHS.reduce<Found>(
    (found, names, index) => {
      const [before, after] = language === 0 ? ['\\b', '\\b'] : ['(?<![\\p{L}\\p{N}])(?:[وبل]|لل)?', END];
      const pattern = new RegExp(`${before}(${names[language]})${after}`, language === 0 ? 'giu' : 'gu');
      const figures: Figure[] = [];
      const rest = found.rest.replace(pattern, (whole: string, name: string, at: number, all: string) => {
        const isDate =
          AROUND_A_MONTH.test(all.slice(0, at)) || DIGIT_AFTER.test(all.slice(at + whole.length));
        // "May" at the beginning of a question is no month, nor is "march" in small letters.
        if (AMBIGUOUS.test(name) && !(isDate && (language === 1 || /^[A-Z]/.test(name)))) return whole;
        figures.push({ kind: 'date', value: `month ${index + 1}`, text: name });
        // What is beside it stays apart.
        return ' | ';
      });
      return { figures: [...found.figures, ...figures], rest };
    },
    { figures: [], rest: text },
  );

function englishDaysIn(text: string): Found {
  return DAYS.reduce<Found>(
    (found, [name, short], index) => {
      const day: Figure = { kind: 'date', value: `day ${index + 1}`, text: '' };
      const pattern = new RegExp(
        `\\b(?:${name})\\b|\\b(?:${short})\\.?(?=\\s*(?:[-–—,&/]|to\\b|and\\b))|(?<=(?:[-–—,&/]|\\bto|\\band)\\s*)(?:${short})\\b`,
        'gi',
      );
      const { figures, rest } = takeOut(found.rest, pattern, ([word]) =>
        /^[A-Z]/.test(word) ? [{ ...day, text: word }] : undefined,
      );
      return { figures: [...found.figures, ...figures], rest };
    },
    { figures: [], rest: text },
  );
}

function arabicDaysIn(text: string): Found {
  return DAYS.reduce<Found>(
    (found, [, , name], index) => {
      const bare = name.slice(2);
      // Without the article it is a day only after a word such as "every".
      const spelled = `[وف]?ب?${name}|[وف]?لل${bare}|(?<=(?:كل|يوم|ايام|يومي)\\s)${bare}`;
      const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${spelled})${END}`, 'gu');
      const { figures, rest } = takeOut(found.rest, pattern, ([word]) => [
        // Monday is spelled like "the two".
        { kind: 'date', value: `day ${index + 1}`, text: word, isOptional: index === 0 },
      ]);
      return { figures: [...found.figures, ...figures], rest };
    },
    { figures: [], rest: text },
  );
}

const CLOCK =
  /(?<![\d.,:/])(\d{1,2})(?::([0-5]\d))?(?:\s*(a\.?m\.?|p\.?m\.?|صباحا|مساء|ظهرا|ليلا|ص|م))?(?![\d:%]|\s*(?:قدم|متر))(?![\p{L}])/giu;

/** Takes out times of the day, such as 9:00, 6.30 pm and 9 صباحاً. */
export const clockIn = (text: string): Found =>
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
  const months = monthsIn(clock.rest, 0);
  const days = englishDaysIn(months.rest);
  return { figures: [...clock.figures, ...months.figures, ...days.figures], rest: days.rest };
}

export function arabicDatesIn(text: string): Found {
  const clock = clockIn(text);
  const months = monthsIn(clock.rest, 1);
  const days = arabicDaysIn(months.rest);
  return { figures: [...clock.figures, ...months.figures, ...days.figures], rest: days.rest };
}
