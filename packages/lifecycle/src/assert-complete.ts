import type { PublishGap } from '@manzil/contracts/publish-gaps';
import { publishesCompleteOnly } from '@manzil/messaging/request-context';
import { DomainError } from '@manzil/service-kit/errors';

/**
 * UNPROCESSABLE, with `details.reason` 'incomplete' and the fields, if the agency requires complete entries and there
 * are blocking gaps. Not checked by jobs: a scheduled draft was checked when it was scheduled.
 */
export function assertComplete(noun: string, gaps: readonly PublishGap[]): void {
  const blocking = gaps.filter(({ blocks }) => blocks);
  if (blocking.length === 0 || !publishesCompleteOnly()) return;
  const issues = blocking.map(({ field, message }) => ({ field, message }));
  const list = blocking.map(({ message }) => message).join(' ');
  throw new DomainError('UNPROCESSABLE', `This ${noun} is not complete yet. ${list}`, {
    issues,
    details: { reason: 'incomplete' },
  });
}
