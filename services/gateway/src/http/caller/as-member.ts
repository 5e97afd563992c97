import { isPermitted, type Permission } from '@manzil/contracts/gateway/permissions';
import type { AskingMember } from '@manzil/contracts/leads/viewer';
import type { MemberSession } from './caller.js';

/** The member as leads decides by what they may see; `all` is what lets them see what is of others. */
export const asMember = (
  { username, role }: Pick<MemberSession, 'username' | 'role'>,
  all: Permission = 'leads.all',
): AskingMember => ({
  username,
  role: isPermitted(role, all) ? 'editor' : 'agent',
});
