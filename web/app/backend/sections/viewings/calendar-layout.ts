import type { Viewing, ViewingSchedule } from '@manzil/contracts/leads/viewing';
import { addDays, beginningOf, dubaiDay } from '../../kit/labels/dubai-day';

const HOUR_MS = 3_600_000;
/** Shown even without hours or viewings. */
const USUAL = { from: 9, to: 18 };

/** A time range of a day, in hours since midnight. */
export interface HourRange {
  from: number;
  to: number;
}

export interface CalendarBlock extends HourRange {
  viewing: Viewing;
  /** Viewings of several advisers at the same time are side by side. */
  lane: number;
  lanes: number;
}

export interface CalendarDay {
  day: string;
  open: HourRange[];
  blocks: CalendarBlock[];
}

/** The days of a calendar with their opening hours and viewings. */
export const calendarDays = (
  days: readonly string[],
  viewings: readonly Viewing[],
  hours: ViewingSchedule | undefined,
): CalendarDay[] =>
  days.map((day) => ({
    day,
    open: openOn(day, hours),
    blocks: inLanes(viewings.filter(({ startsAt }) => dubaiDay(startsAt) === day).map(blockOf)),
  }));

/** Whole hours that contain the usual day, all opening hours and all viewings. */
export function shownHours(days: readonly CalendarDay[]): HourRange {
  const ranges = [USUAL, ...days.flatMap(({ open, blocks }) => [...open, ...blocks])];
  return {
    from: Math.floor(Math.min(...ranges.map(({ from }) => from))),
    to: Math.ceil(Math.max(...ranges.map(({ to }) => to))),
  };
}

export const weekDays = (monday: string): string[] =>
  Array.from({ length: 7 }, (_, index) => addDays(monday, index));

const clockHours = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours + minutes / 60;
};

function openOn(day: string, hours: ViewingSchedule | undefined): HourRange[] {
  if (hours === undefined || hours.daysOff.includes(day)) return [];
  const weekday = new Date(day).getUTCDay();
  return hours.openings
    .filter((opening) => opening.day === weekday)
    .map(({ from, to }) => ({ from: clockHours(from), to: clockHours(to) }));
}

function blockOf(viewing: Viewing): CalendarBlock {
  const midnight = Date.parse(beginningOf(dubaiDay(viewing.startsAt)));
  const hourOf = (time: string): number => (Date.parse(time) - midnight) / HOUR_MS;
  return {
    viewing,
    from: hourOf(viewing.startsAt),
    to: Math.min(hourOf(viewing.endsAt), 24),
    lane: 0,
    lanes: 1,
  };
}

/** Puts blocks that overlap, directly or through others, into lanes. */
function inLanes(blocks: readonly CalendarBlock[]): CalendarBlock[] {
  const placed: CalendarBlock[] = [];
  let group: CalendarBlock[] = [];
  let end = 0;
  const close = (): void => {
    const lanes = Math.max(...group.map(({ lane }) => lane + 1));
    placed.push(...group.map((block) => ({ ...block, lanes })));
    group = [];
  };
  for (const block of blocks.toSorted((one, other) => one.from - other.from)) {
    if (group.length > 0 && block.from >= end) close();
    const taken = new Set(group.filter(({ to }) => to > block.from).map(({ lane }) => lane));
    let lane = 0;
    while (taken.has(lane)) lane += 1;
    group.push({ ...block, lane });
    end = Math.max(end, block.to);
  }
  if (group.length > 0) close();
  return placed;
}
