import { addDays } from '../../kit/labels/dubai-day';
import { fromDubaiInput } from '../../kit/labels/dubai-time';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The Monday of the week in which a day is. */
export const mondayOf = (day: string): string => addDays(day, -((new Date(day).getUTCDay() + 6) % 7));

/** The day in the URL; defaults to `today`. */
export function dayOf(params: URLSearchParams, today: string): string {
  const asked = params.get('week') ?? '';
  return DAY.test(asked) && !Number.isNaN(Date.parse(asked)) ? asked : today;
}

/** Monday of the week in the URL; defaults to the week of `today`. */
export const weekOf = (params: URLSearchParams, today: string): string => mondayOf(dayOf(params, today));

export const WEEK_VIEWS = ['week', 'day', 'list'] as const;
export type WeekView = (typeof WEEK_VIEWS)[number];

/** The view in the URL; a phone has room for one day. */
export const weekViewOf = (params: URLSearchParams, isNarrow: boolean): WeekView =>
  WEEK_VIEWS.find((view) => view === params.get('view')) ?? (isNarrow ? 'day' : 'week');

/** Converts a `datetime-local` value in Dubai time to UTC; empty when it is not a valid time. */
export function instantOf(input: string): string {
  const at = new Date(fromDubaiInput(input));
  return Number.isNaN(at.getTime()) ? '' : at.toISOString();
}
