import type { AsMember } from '@manzil/contracts/leads/rpc';
import type { ActiveSession } from '../accounts/sessions.js';

/** The member as leads decides by what they may see. */
export const asMember = ({ username, role }: ActiveSession): NonNullable<AsMember> => ({ username, role });
