import type { EntityManager } from 'typeorm';
import {
  freeTimes,
  oddTimeOf,
  overlaps,
  withoutHolidays,
  type OutsideHoursWarning,
} from '@manzil/contracts/leads/free-times';
import { STAFF_NOTICE_MINUTES, type ViewingHours } from '@manzil/contracts/leads/viewing';
import { DomainError } from '@manzil/service-kit/errors';
import { officeTimes } from '../routing/office-times.js';
import type { Wording } from '../../texts/wording.js';
import { slotTakenError } from './slot-taken-error.js';
import { findSchedule, lockAdviser, takenTimes } from './viewing.repository.js';

const MINUTE_MS = 60_000;
/** Minutes of a viewing with an adviser without opening hours. */
const STANDARD_DURATION = 30;

interface Place {
  adviser: string;
  startsAt: Date;
  /** Visitors can only book free times; staff can book any time within the adviser's hours that does not overlap. */
  by: 'visitor' | 'staff';
  /** Staff confirm that a time outside the opening hours was agreed. */
  outsideHours?: boolean;
  /** The viewing that is moved. */
  except?: string;
  /** Texts for a refusal; English by default. */
  wording?: Wording;
}

/**
 * Returns the beginning and end of a viewing for which the adviser is free. The adviser stays locked until the
 * transaction ends. Throws a CONFLICT that names the next free times, or VALIDATION_FAILED for a time outside the hours
 * that was not confirmed as agreed.
 */
export async function placeViewing(
  manager: EntityManager,
  { adviser, startsAt, by, except, wording, outsideHours = false }: Place,
): Promise<{ startsAt: Date; endsAt: Date }> {
  await lockAdviser(manager, adviser);
  const now = new Date();
  const hours = await openHours(manager, adviser);
  const taken = await takenTimes(manager, adviser, { from: now, ...(except !== undefined && { except }) });
  if (by === 'staff' && !outsideHours) refuseOdd(hours, startsAt, now);
  const free = hours === undefined ? [] : freeTimes(hours, taken, now);
  const endsAt = endOf(hours, startsAt);
  const isFree =
    by === 'visitor'
      ? free.some((time) => time.getTime() === startsAt.getTime())
      : !taken.some((span) => overlaps(span, { from: startsAt.getTime(), to: endsAt.getTime() }));
  if (!isFree) throw slotTakenError(startsAt, free, wording);
  return { startsAt, endsAt };
}

/** The opening hours of an adviser without the holidays of the office; undefined if the adviser has none. */
async function openHours(manager: EntityManager, adviser: string): Promise<ViewingHours | undefined> {
  const schedule = await findSchedule(manager, adviser);
  if (schedule === null) return undefined;
  const { holidays } = await officeTimes(manager);
  return withoutHolidays(
    schedule.hours,
    holidays.map(({ day }) => day),
  );
}

const ODD: Readonly<Record<OutsideHoursWarning, (notice: string) => string>> = {
  soon: (notice) => `This is less than ${notice} from now. Choose a later time, or say that it was agreed.`,
  closed: () => 'This is outside the opening hours. Choose another time, or say that it was agreed.',
};

function refuseOdd(open: ViewingHours | undefined, startsAt: Date, now: Date): void {
  const odd = oddTimeOf(open, startsAt, now);
  if (odd === undefined) return;
  const hours = open?.notice ?? 0;
  const message = ODD[odd](
    hours === 0
      ? `${String(STAFF_NOTICE_MINUTES)} minutes`
      : `${String(hours)} ${hours === 1 ? 'hour' : 'hours'}`,
  );
  throw new DomainError('VALIDATION_FAILED', message, { issues: [{ field: 'startsAt', message }] });
}

function endOf(hours: ViewingHours | undefined, startsAt: Date): Date {
  const minutes = hours?.duration ?? STANDARD_DURATION;
  return new Date(startsAt.getTime() + minutes * MINUTE_MS);
}

/** The free times of an adviser as they are now. */
export async function readFreeTimes(
  manager: EntityManager,
  adviser: string,
  except?: string,
): Promise<{ duration: number; times: Date[] }> {
  const hours = await openHours(manager, adviser);
  if (hours === undefined) return { duration: STANDARD_DURATION, times: [] };
  const now = new Date();
  const taken = await takenTimes(manager, adviser, { from: now, ...(except !== undefined && { except }) });
  return { duration: hours.duration, times: freeTimes(hours, taken, now) };
}
