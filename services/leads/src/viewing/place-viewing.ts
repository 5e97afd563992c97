import type { EntityManager } from 'typeorm';
import { freeTimes, overlaps } from '@manzil/contracts/leads/free-times';
import { takenError } from './taken-error.js';
import type { ViewingScheduleEntity } from './viewing-schedule.entity.js';
import { findSchedule, lockAdviser, takenTimes } from './viewing.repository.js';

const MINUTE_MS = 60_000;
/** Minutes of a viewing by somebody without opening hours. */
const STANDARD_DURATION = 30;

interface Place {
  adviser: string;
  startsAt: Date;
  /** Visitors book free times alone, staff any that overlap nothing. */
  by: 'visitor' | 'staff';
  /** The viewing that is moved. */
  except?: string;
}

/**
 * Returns the beginning and end of a viewing for which the adviser is free. The adviser stays locked until the transaction
 * ends. Throws a CONFLICT that names the next free times.
 */
export async function placeViewing(
  manager: EntityManager,
  { adviser, startsAt, by, except }: Place,
): Promise<{ startsAt: Date; endsAt: Date }> {
  await lockAdviser(manager, adviser);
  const now = new Date();
  const schedule = await findSchedule(manager, adviser);
  const taken = await takenTimes(manager, adviser, { from: now, ...(except !== undefined && { except }) });
  const free = schedule === null ? [] : freeTimes(schedule.hours, taken, now);
  const endsAt = endOf(schedule, startsAt);
  const isFree =
    by === 'visitor'
      ? free.some((time) => time.getTime() === startsAt.getTime())
      : !taken.some((span) => overlaps(span, { from: startsAt.getTime(), to: endsAt.getTime() }));
  if (!isFree) throw takenError(startsAt, free);
  return { startsAt, endsAt };
}

function endOf(schedule: ViewingScheduleEntity | null, startsAt: Date): Date {
  const minutes = schedule?.hours.duration ?? STANDARD_DURATION;
  return new Date(startsAt.getTime() + minutes * MINUTE_MS);
}

/** The free times of an adviser as they are now. */
export async function readFreeTimes(
  manager: EntityManager,
  adviser: string,
  except?: string,
): Promise<{ duration: number; times: Date[] }> {
  const schedule = await findSchedule(manager, adviser);
  if (schedule === null) return { duration: STANDARD_DURATION, times: [] };
  const now = new Date();
  const taken = await takenTimes(manager, adviser, { from: now, ...(except !== undefined && { except }) });
  return { duration: schedule.hours.duration, times: freeTimes(schedule.hours, taken, now) };
}
