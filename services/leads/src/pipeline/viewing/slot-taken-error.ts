import { NEXT_FREE_TIMES } from '@manzil/contracts/leads/viewing';
import { DomainError } from '@manzil/service-kit/errors';
import { QueryFailedError } from 'typeorm';
import { wordingOf } from '../../texts/wording.js';

/** A CONFLICT that names the time and, where there are any, the next free ones. */
export function slotTakenError(
  at: Date,
  free: readonly Date[],
  { mail, slot } = wordingOf('en'),
): DomainError {
  const next = free.slice(0, NEXT_FREE_TIMES);
  const { taken, noTimes, nextTimes } = mail.viewing.refused;
  const others = next.length === 0 ? noTimes : nextTimes({ times: next.map(slot).join('; ') });
  return new DomainError('CONFLICT', `${taken({ time: slot(at) })} ${others}`, {
    details: { reason: 'taken', next: next.map((time) => time.toISOString()) },
  });
}

/** Returns true when the database refused a viewing because another one is at the same time. */
export const isOverlap = (error: unknown): boolean =>
  error instanceof QueryFailedError &&
  (error.driverError as { constraint?: string }).constraint === 'viewing_once';
