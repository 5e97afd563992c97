import type { AlertFrequency } from '@manzil/contracts/leads/saved-search';
import { GULF_OFFSET_MS } from '../gulf-time.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Daily and weekly mail is sent at this hour in Dubai. */
const MORNING_MS = 8 * HOUR_MS;
/** 1970 began on a Thursday, so the first Monday was its fifth day. */
const FIRST_MONDAY_MS = 4 * DAY_MS;
/** An import publishes its changes in several messages, which come within a second or two. */
const SETTLED_MS = 5_000;

export interface AlertPeriod {
  /** Identifies the period: mail with the same key is sent once for a search. */
  key: string;
  /** A search that was mailed since gets no mail before the next period. */
  start: Date;
  /** Only news from before this time is mailed. */
  newsBefore: Date;
}

/**
 * The period that contains `now`: an hour for instant mail, which has the news so far; otherwise a day or week from
 * 08:00 in Dubai, which has the news from before it began.
 */
export function alertPeriod(frequency: AlertFrequency, now: Date): AlertPeriod {
  if (frequency === 'instant') {
    const start = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS);
    return { ...keyed(frequency, start), newsBefore: new Date(now.getTime() - SETTLED_MS) };
  }
  const offset = GULF_OFFSET_MS - MORNING_MS - (frequency === 'weekly' ? FIRST_MONDAY_MS : 0);
  const length = frequency === 'weekly' ? 7 * DAY_MS : DAY_MS;
  const start = new Date(Math.floor((now.getTime() + offset) / length) * length - offset);
  return { ...keyed(frequency, start), newsBefore: start };
}

const keyed = (frequency: AlertFrequency, start: Date): Pick<AlertPeriod, 'key' | 'start'> => ({
  key: `${frequency}:${start.toISOString()}`,
  start,
});
