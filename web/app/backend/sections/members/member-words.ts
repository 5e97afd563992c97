import type { Member } from '@manzil/contracts/gateway/member';

export const STATE_WORDS: Readonly<Record<Member['state'], string>> = {
  invited: 'Invited, no password yet',
  active: 'Active',
  disabled: 'Disabled',
};

/** The leads that a member has who is, or will be, disabled. */
export const LEADS_WORDS = {
  kept: 'These leads stay theirs until you assign them to somebody else:',
  none: 'They have no open leads.',
  loading: 'Looking for their open leads …',
  unknown: 'How many open leads they have is not known at the moment.',
  open: {
    new: (count: number) => `${count.toLocaleString('en')} new`,
    'in-progress': (count: number) => `${count.toLocaleString('en')} in progress`,
  },
  link: 'Leads',
  linkOf: (username: string) => `Leads of ${username}`,
} as const;

/** Texts about the rule that publishing needs approval. */
export const POLICY_WORDS = {
  title: 'Publishing',
  needsApproval: 'Publishing needs approval',
  hint: 'Editors and marketers then send drafts for approval. A manager or an admin approves them or sends them back; nobody approves their own. Requests and answers are mailed to members whose user name is an email address. Properties, photos of them and the feed are not part of this.',
  on: 'From now on, publishing needs approval by a manager or an admin.',
  off: 'From now on, editors and marketers publish without approval. Requests that wait stay.',
} as const;
