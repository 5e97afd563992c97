import type { Member as MemberView } from '@manzil/contracts/gateway/member';
import type { Member } from './member.entity.js';
import { loginNameOf } from './member-names.js';

/** A member as the API shows them. */
export const toMemberView = (
  member: Member,
  lastLoginAt: Date | undefined,
  hasSecondFactor: boolean,
): MemberView => ({
  id: member.id,
  username: member.username,
  loginName: loginNameOf(member),
  name: member.name,
  email: member.email,
  role: member.role,
  state: stateOf(member),
  createdAt: member.createdAt.toISOString(),
  lastLoginAt: lastLoginAt?.toISOString() ?? null,
  hasSecondFactor,
});

function stateOf({ disabledAt, passwordHash }: Member): MemberView['state'] {
  if (disabledAt !== null) return 'disabled';
  return passwordHash === null ? 'invited' : 'active';
}
