import { NEXT_FREE_TIMES } from '@manzil/contracts/leads/viewing';
import { DomainError } from '@manzil/service-kit/errors';
import { QueryFailedError } from 'typeorm';
import { dubaiSlot } from './dubai-slot.js';

/** A CONFLICT that names the time and, where there are any, the next free ones. */
export function slotTakenError(at: Date, free: readonly Date[]): DomainError {
  const next = free.slice(0, NEXT_FREE_TIMES);
  const words =
    next.length === 0
      ? 'No other times are free in the next few days.'
      : `The next free times are ${next.map(dubaiSlot).join('; ')}.`;
  return new DomainError('CONFLICT', `${dubaiSlot(at)} is not free any more. ${words}`, {
    details: { reason: 'taken', next: next.map((time) => time.toISOString()) },
  });
}

/** Returns true when the database refused a viewing because another one is at the same time. */
export const isOverlap = (error: unknown): boolean =>
  error instanceof QueryFailedError &&
  (error.driverError as { constraint?: string }).constraint === 'viewing_once';
