import type { AsMember } from '@manzil/contracts/leads/rpc';
import type { MemberSession } from '../http/caller/caller.js';

/** The member as leads decides by what they may see. */
export const asMember = ({ username, role }: MemberSession): NonNullable<AsMember> => ({ username, role });
