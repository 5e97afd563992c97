import type { AskingMember } from '@manzil/contracts/leads/viewer';
import { DomainError } from '@manzil/service-kit/errors';
import { seesAll } from '../../record/visible-leads.js';

export const isOwn = (asMember: AskingMember, adviser: string): boolean =>
  asMember.username.toLowerCase() === adviser.toLowerCase();

/** FORBIDDEN for an agent who acts for another adviser. */
export function requireAdviser(asMember: AskingMember, adviser: string): void {
  if (!seesAll(asMember) && !isOwn(asMember, adviser))
    throw new DomainError('FORBIDDEN', 'This is for the adviser or a manager');
}
