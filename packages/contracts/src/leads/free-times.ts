import { BOOKABLE_DAYS, STAFF_NOTICE_MINUTES, type ViewingHours } from './viewing.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** The Gulf has no summer time. */
const GULF_OFFSET_MS = 4 * HOUR_MS;

/** A time range in milliseconds since 1970. */
export interface Span {
  from: number;
  to: number;
}

const minutesOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};

export const overlaps = (one: Span, other: Span): boolean => one.from < other.to && other.from < one.to;

/**
 * Returns the bookable times in order: start times within the opening hours of the next days that respect the
 * notice period and do not overlap a booking. Overlapping opening hours yield each time once.
 */
export function freeTimes(hours: ViewingHours, taken: readonly Span[], now: Date): Date[] {
  const today = Math.floor((now.getTime() + GULF_OFFSET_MS) / DAY_MS) * DAY_MS - GULF_OFFSET_MS;
  const earliest = now.getTime() + hours.notice * HOUR_MS;
  const times = new Set<number>();
  for (let day = 0; day < BOOKABLE_DAYS; day += 1)
    for (const from of timesOn(hours, today + day * DAY_MS)) {
      const span = { from, to: from + hours.duration * MINUTE_MS };
      if (from > now.getTime() && from >= earliest && !taken.some((other) => overlaps(span, other)))
        times.add(from);
    }
  return [...times].sort((one, other) => one - other).map((time) => new Date(time));
}

/** Adds the office holidays to the adviser's days off. */
export const withoutHolidays = <H extends ViewingHours>(hours: H, holidays: readonly string[]): H => ({
  ...hours,
  daysOff: [...hours.daysOff, ...holidays],
});

/**
 * Why staff must confirm that a time was agreed: `soon` is below the notice period, `closed` is outside the opening
 * hours.
 */
export type OutsideHoursWarning = 'soon' | 'closed';

/**
 * Undefined for a time that respects notice period and opening hours; without opening hours, only a minimum notice
 * applies.
 */
export function oddTimeOf(
  hours: ViewingHours | undefined,
  startsAt: Date,
  now: Date,
): OutsideHoursWarning | undefined {
  const notice = Math.max((hours?.notice ?? 0) * HOUR_MS, STAFF_NOTICE_MINUTES * MINUTE_MS);
  if (startsAt.getTime() < now.getTime() + notice) return 'soon';
  if (hours === undefined) return undefined;
  const local = new Date(startsAt.getTime() + GULF_OFFSET_MS);
  const from = local.getUTCHours() * 60 + local.getUTCMinutes();
  const isOpen = hours.openings.some(
    (opening) =>
      opening.day === local.getUTCDay() &&
      minutesOf(opening.from) <= from &&
      from + hours.duration <= minutesOf(opening.to),
  );
  return isOpen && !hours.daysOff.includes(local.toISOString().slice(0, 10)) ? undefined : 'closed';
}

/** Returns the start times on one Gulf day, which begins at `midnight`. */
function timesOn({ openings, duration, daysOff }: ViewingHours, midnight: number): number[] {
  const day = new Date(midnight + GULF_OFFSET_MS);
  if (daysOff.includes(day.toISOString().slice(0, 10))) return [];
  return openings
    .filter((opening) => opening.day === day.getUTCDay())
    .flatMap(({ from, to }) => {
      const count = Math.max(0, Math.floor((minutesOf(to) - minutesOf(from)) / duration));
      return Array.from(
        { length: count },
        (_, at) => midnight + (minutesOf(from) + at * duration) * MINUTE_MS,
      );
    });
}
