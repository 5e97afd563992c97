import { z } from 'zod';
import { GULF_OFFSET_MS } from '../gulf-time.js';

const TIME = String.raw`(?:[T ,]+(?<hour>\d{1,2}):(?<minute>\d\d)(?::(?<second>\d\d)(?:\.\d+)?)?)?`;
const YEAR_FIRST = new RegExp(String.raw`^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})${TIME}$`);
/** The day comes first in the Gulf and most of the world; a month that comes first is not guessed. */
const DAY_FIRST = new RegExp(String.raw`^(?<day>\d{1,2})[-/.](?<month>\d{1,2})[-/.](?<year>\d{4})${TIME}$`);

const EARLIEST = Date.UTC(2000, 0, 1);

/**
 * Reads `2026-11-20 12:15:30`, `20/11/2026` and the like as a time of the Gulf, and ISO 8601 with a zone as it is.
 * Undefined for any other text, for a day that does not exist, and for a time before 2000 or after `now`.
 */
export function receivedTime(text: string, now: Date): Date | undefined {
  const at = z.iso.datetime({ offset: true }).safeParse(text).success ? new Date(text) : gulfTime(text);
  return at !== undefined && at.getTime() >= EARLIEST && at <= now ? at : undefined;
}

function gulfTime(text: string): Date | undefined {
  const { groups } = YEAR_FIRST.exec(text) ?? DAY_FIRST.exec(text) ?? {};
  if (groups === undefined) return undefined;
  const part = (name: string): number => Number(groups[name] ?? 0);
  const parts = [part('year'), part('month') - 1, part('day')] as const;
  const time = [part('hour'), part('minute'), part('second')] as const;
  const local = new Date(Date.UTC(...parts, ...time));
  const isReal =
    local.getUTCMonth() === parts[1] && local.getUTCDate() === parts[2] && local.getUTCHours() === time[0];
  return isReal && time[1] < 60 && time[2] < 60 ? new Date(local.getTime() - GULF_OFFSET_MS) : undefined;
}
