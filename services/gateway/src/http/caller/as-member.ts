import { isPermitted, type Permission } from '@manzil/contracts/gateway/permissions';
import type { AskingMember } from '@manzil/contracts/leads/viewer';
import type { MemberSession } from './caller.js';

/** Maps a session to the visibility rules of leads; `all` is the permission to see the records of other members. */
export const asMember = (
  { username, role }: Pick<MemberSession, 'username' | 'role'>,
  all: Permission = 'leads.all',
): AskingMember => ({
  username,
  role: isPermitted(role, all) ? 'editor' : 'agent',
});
