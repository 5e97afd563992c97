import { DomainError } from '@manzil/service-kit/errors';
import { seesAll } from '../lead/visible-leads.js';

interface Member {
  username: string;
  role: 'admin' | 'editor' | 'agent';
}

export const isOwn = (asMember: Member, adviser: string): boolean =>
  asMember.username.toLowerCase() === adviser.toLowerCase();

/** FORBIDDEN for an agent who acts for somebody else. */
export function requireAdviser(asMember: Member, adviser: string): void {
  if (!seesAll(asMember) && !isOwn(asMember, adviser))
    throw new DomainError('FORBIDDEN', 'This is for the adviser or a manager');
}
