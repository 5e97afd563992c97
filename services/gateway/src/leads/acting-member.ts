import type { AsMember } from '@manzil/contracts/leads/rpc';
import type { Request } from 'express';
import { addressOf } from '../accounts/gateway-request.js';
import type { ActiveSession } from '../accounts/sessions.js';

/** Who does something to leads, as the audit trail keeps it. */
export interface ActingMember {
  memberId: string;
  username: string;
  address: string;
}

export const actingMember = ({ memberId, username }: ActiveSession, request: Request): ActingMember => ({
  memberId,
  username,
  address: addressOf(request),
});

/** The same member as leads decides by what they may see. */
export const asMember = ({ username, role }: ActiveSession): NonNullable<AsMember> => ({ username, role });
