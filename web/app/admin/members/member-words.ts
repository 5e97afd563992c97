import type { Role } from '@manzil/contracts/gateway/account';
import type { Member } from '@manzil/contracts/gateway/member';

/** What each role is for, in the order of a select. */
export const ROLE_OPTIONS: readonly (readonly [Role, string])[] = [
  ['admin', 'Admin: everything, members too'],
  ['editor', 'Editor: the website and leads'],
  ['agent', 'Agent: leads only'],
];

export const ROLE_WORDS: Readonly<Record<Role, string>> = {
  admin: 'Admin',
  editor: 'Editor',
  agent: 'Agent',
};

export const STATE_WORDS: Readonly<Record<Member['state'], string>> = {
  invited: 'Invited, no password yet',
  active: 'Active',
  disabled: 'Disabled',
};
