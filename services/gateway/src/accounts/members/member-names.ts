import { Raw } from 'typeorm';
import type { Member } from './member.entity.js';

type Named = Pick<Member, 'username' | 'loginName' | 'name'>;

/** SQL of the name that a member logs in with. */
export const LOGIN_NAME = 'coalesce(login_name, username)';

export const loginNameOf = ({ loginName, username }: Omit<Named, 'name'>): string => loginName ?? username;

/** Name shown to colleagues. */
export const displayNameOf = (member: Named): string => member.name || loginNameOf(member);

/** Condition on `username`: the member logs in with this name, ignoring case. */
export const logsInAs = (typed: string) =>
  Raw(() => `lower(${LOGIN_NAME}) = lower(:typed)`, { typed: typed.trim() });
