import type { OfficeOpening } from '@manzil/contracts/leads/routing';
import {
  VIEWING_DURATIONS,
  type ViewingHours,
  type ViewingOpening,
  type ViewingSchedule,
} from '@manzil/contracts/leads/viewing';
import type { FieldIssue } from '../../kit/data/call-api';
import { formatDay } from '../../kit/labels/format-date-time';
import { DAYS } from '../../kit/labels/week-days';
import { TEXTS } from './viewing-texts';

/** Opening hours as the form has them: numbers are typed as text. */
export interface HoursValues {
  openings: ViewingOpening[];
  duration: string;
  notice: string;
  /** Separated by commas. */
  standInPlaces: string;
  daysOff: string[];
}

const MOST_NOTICE = 336;
const STANDARD: ViewingOpening = { day: 1, from: '09:00', to: '18:00' };

/** The hours of an adviser who has none yet: those of the office. */
export const blankSchedule = (adviser: string, office: OfficeOpening | null): ViewingSchedule => ({
  adviser,
  version: 0,
  hasFeed: false,
  openings: office?.days.map((day) => ({ day, from: office.from, to: office.to })) ?? [],
  duration: 30,
  notice: 2,
  standInPlaces: [],
  daysOff: [],
});

/** Days off that are over are left out. */
export const valuesOf = (
  { openings, duration, notice, standInPlaces = [], daysOff }: ViewingHours,
  today: string,
): HoursValues => ({
  openings: openings.map(({ day, from, to }) => ({ day, from, to })),
  duration: String(duration),
  notice: String(notice),
  standInPlaces: standInPlaces.join(', '),
  daysOff: daysOff.filter((day) => day >= today).toSorted(),
});

export const hoursOf = ({
  openings,
  duration,
  notice,
  standInPlaces,
  daysOff,
}: HoursValues): ViewingHours => ({
  openings,
  duration: VIEWING_DURATIONS.find((minutes) => String(minutes) === duration) ?? 30,
  // An empty field becomes NaN, which is refused.
  notice: notice.trim() === '' ? Number.NaN : Number(notice),
  standInPlaces: standInPlaces
    .split(',')
    .map((place) => place.trim())
    .filter(Boolean),
  daysOff,
});

/** Field of the form for a field of the body. */
export const fieldOf = (field: string): string =>
  field.replace(/^hours\./, '').replace(/^(standInPlaces)\..*/, '$1');

/** The default hours of a new opening: like the last added ones. */
export const openingOn = (day: number, openings: readonly ViewingOpening[]): ViewingOpening => {
  const { from, to } = openings.at(-1) ?? STANDARD;
  return openings.some((one) => one.day === day) ? { day, from: '', to: '' } : { day, from, to };
};

/** Formats a value of the form; other values are returned unchanged. */
export function wordsOf(field: string, value: unknown): unknown {
  if (field === 'duration') return TEXTS.hours.minutes(Number(value));
  if (field === 'daysOff') {
    const chosen = (value as string[]).filter((day) => day !== '');
    return chosen.toSorted().map(formatDay);
  }
  if (field !== 'openings') return value;
  return (value as ViewingOpening[])
    .toSorted((a, b) => a.day - b.day || a.from.localeCompare(b.from))
    .map(({ day, from, to }) => `${nameOf(day)} ${from} ${TEXTS.hours.until} ${to}`);
}

const nameOf = (day: number): string => DAYS.find(([number]) => Number(number) === day)?.[1] ?? '';

const minutesOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};

/** Checks beyond the schema: the notice, and hours too short for a viewing. */
export function checkHours(values: HoursValues): FieldIssue[] {
  const { notice, duration } = hoursOf(values);
  const isNotice = Number.isInteger(notice) && notice >= 0 && notice <= MOST_NOTICE;
  const short = values.openings.flatMap(({ from, to }, index) => {
    const room = minutesOf(to) - minutesOf(from);
    const isShort = from !== '' && to !== '' && room > 0 && room < duration;
    return isShort
      ? [{ field: `openings.${String(index)}.to`, message: TEXTS.hours.tooShort(duration) }]
      : [];
  });
  return [
    ...(isNotice ? [] : [{ field: 'notice', message: TEXTS.hours.noticeIssue(MOST_NOTICE) }]),
    ...short,
  ];
}
