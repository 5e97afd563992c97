import type { OfficeOpening } from '@manzil/contracts/leads/routing';

interface OfficeWords {
  hoursOn: (of: { days: string; from: string; to: string }) => string;
  dayRange: (of: { first: string; last: string }) => string;
}

const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const DAY = '(mon|tue|wed|thu|fri|sat|sun)[a-z]*';
const TIME = String.raw`(\d{1,2})[:.](\d{2})`;
const BETWEEN = String.raw`\s*(?:to|until|-|–)\s*`;
const LINE = new RegExp(`^${DAY}(?:${BETWEEN}${DAY})?\\s*[,:]?\\s*${TIME}${BETWEEN}${TIME}$`, 'i');

/**
 * Converts lines such as "Monday to Saturday, 9:00 to 18:30" (24-hour clock) to the format of schema.org ("Mo-Sa
 * 09:00-18:30"). Other lines are left out.
 */
export function schemaOpeningHours(lines: readonly string[]): string[] {
  return lines.flatMap((line) => {
    const [, first, last, ...times] = LINE.exec(line.trim()) ?? [];
    const [fromHour = '', fromMinute = '', toHour = '', toMinute = ''] = times;
    if (first === undefined || Number(fromHour) > 24 || Number(toHour) > 24) return [];
    const days = [first, last].flatMap((day) => (day === undefined ? [] : [shortDay(day)]));
    return [
      `${days.join('-')} ${fromHour.padStart(2, '0')}:${fromMinute}-${toHour.padStart(2, '0')}:${toMinute}`,
    ];
  });
}

/** Hours of the office in the words of the page, one line for each run of days. */
export function officeLines(
  { days, from, to }: OfficeOpening,
  { language, words }: { language: string; words: OfficeWords },
): string[] {
  const names = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  // 1 January 2024 was a Monday.
  const nameOf = (day: number): string => names.format(Date.UTC(2024, 0, day + 1));
  return runsOf(days).map(([first, last]) =>
    words.hoursOn({
      days: first === last ? nameOf(first) : words.dayRange({ first: nameOf(first), last: nameOf(last) }),
      from,
      to,
    }),
  );
}

/** Hours of the office in the format of schema.org. */
export const schemaOfficeHours = ({ days, from, to }: OfficeOpening): string[] =>
  runsOf(days).map((run) => `${[...new Set(run)].map((day) => DAYS[day] ?? '').join('-')} ${from}-${to}`);

/** Runs of days that follow one another, from 0 for Monday; `days` are from 0 for Sunday. */
function runsOf(days: readonly number[]): [first: number, last: number][] {
  const runs: [number, number][] = [];
  for (const day of days.map((each) => (each + 6) % 7).toSorted((one, other) => one - other)) {
    const run = runs.at(-1);
    if (run?.[1] === day - 1) run[1] = day;
    else runs.push([day, day]);
  }
  return runs;
}

const shortDay = (day: string): string =>
  DAYS.find((short) => day.toLowerCase().startsWith(short.toLowerCase())) ?? '';
