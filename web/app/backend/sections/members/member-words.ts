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
  requiresComplete: 'Only complete entries are published',
  hint: 'Editors and marketers then send drafts for approval. A manager or an admin approves them or sends them back; nobody approves their own. Requests and answers are mailed to members with an e-mail address. Properties, photos of them and the feed need no approval. Complete means: a listing has photos, a type, a community and its permit; a page and a post have text and no sample text.',
  on: 'From now on, publishing needs approval by a manager or an admin.',
  complete: 'From now on, only complete entries are published.',
  incomplete: 'From now on, incomplete entries can be published after a question.',
  off: 'From now on, editors and marketers publish without approval. Requests that wait stay.',
} as const;

/** Texts of the dialog in which a member is named. */
export const DETAILS_WORDS = {
  edit: 'Edit details',
  editOf: (username: string) => `Edit details of ${username}`,
  titleOf: (username: string) => `Details of ${username}`,
  name: 'Name',
  nameHint: 'As colleagues and clients read it. Without a name, clients read “Our adviser”.',
  email: 'E-mail',
  emailHint: 'Mail about leads and viewings goes here. Feeds name advisers by it. Empty: no mail.',
  save: 'Save',
  cancel: 'Cancel',
  saved: 'Details saved.',
  noMail: 'No e-mail',
} as const;
