import { fromDubaiInput } from '../../kit/words/dubai-time';

const DAY_MS = 86_400_000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const inDubai = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dubai' });

/** The day in Dubai of an ISO 8601 time, as `2026-11-30`. */
export const dubaiDay = (time: string): string => inDubai.format(new Date(time));

/** The beginning of a day in Dubai, as an ISO 8601 time in UTC. */
export const beginningOf = (day: string): string => new Date(`${day}T00:00:00+04:00`).toISOString();

export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);

/** The Monday of the week in which a day is. */
export const mondayOf = (day: string): string => addDays(day, -((new Date(day).getUTCDay() + 6) % 7));

/** The Monday of the week that an address asks for; without one, of the week of `today`. */
export function weekOf(params: URLSearchParams, today: string): string {
  const asked = params.get('week') ?? '';
  return mondayOf(DAY.test(asked) && !Number.isNaN(Date.parse(asked)) ? asked : today);
}

/** The time in UTC that a `datetime-local` input means by the clock of Dubai; empty when it has none. */
export function instantOf(input: string): string {
  const at = new Date(fromDubaiInput(input));
  return Number.isNaN(at.getTime()) ? '' : at.toISOString();
}
