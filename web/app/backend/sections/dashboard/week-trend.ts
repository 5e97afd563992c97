import type { LeadDay } from '@manzil/contracts/leads/dashboard';
import { TEXTS } from './dashboard-texts';

const WEEK = 7;

/** Describes the number of the last seven days, including today, compared with the seven before. */
export function weekTrend(days: readonly LeadDay[], countOf: (day: LeadDay) => number): string | undefined {
  if (days.length < 2 * WEEK) return undefined;
  const sum = (some: readonly LeadDay[]): number => some.reduce((total, day) => total + countOf(day), 0);
  const last = sum(days.slice(-WEEK));
  const before = sum(days.slice(-2 * WEEK, -WEEK));
  return last === 0 && before === 0 ? undefined : TEXTS.inWeek(last, before);
}
