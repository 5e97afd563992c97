import type { OfficeHours } from '@manzil/contracts/leads/routing';
import { GULF_OFFSET_MS } from '../../gulf-time.js';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** If the office is closed for longer than this, its hours are ignored. */
const LONGEST_CLOSURE_DAYS = 400;

const minutesOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};

/**
 * Opening and closing time on a day of the Gulf, in milliseconds; undefined when the office is closed on that day.
 */
function workOn(hours: OfficeHours, midnight: number): { from: number; to: number } | undefined {
  const day = new Date(midnight + GULF_OFFSET_MS);
  if (!hours.days.includes(day.getUTCDay())) return undefined;
  if (hours.holidays.includes(day.toISOString().slice(0, 10))) return undefined;
  return {
    from: midnight + minutesOf(hours.from) * MINUTE_MS,
    to: midnight + minutesOf(hours.to) * MINUTE_MS,
  };
}

const midnightOf = (at: number): number =>
  Math.floor((at + GULF_OFFSET_MS) / DAY_MS) * DAY_MS - GULF_OFFSET_MS;

export function isWorking(hours: OfficeHours, at: Date): boolean {
  const work = workOn(hours, midnightOf(at.getTime()));
  return work !== undefined && at.getTime() >= work.from && at.getTime() < work.to;
}

/** The time at which the office has been open for this many minutes since `from`. */
export function afterWorking(hours: OfficeHours, from: Date, minutes: number): Date {
  let left = minutes * MINUTE_MS;
  const first = midnightOf(from.getTime());
  for (let day = 0; day < LONGEST_CLOSURE_DAYS; day += 1) {
    const work = workOn(hours, first + day * DAY_MS);
    if (work === undefined) continue;
    const begin = Math.max(work.from, from.getTime());
    const open = Math.max(0, work.to - begin);
    if (open >= left) return new Date(begin + left);
    left -= open;
  }
  return new Date(from.getTime() + minutes * MINUTE_MS);
}
