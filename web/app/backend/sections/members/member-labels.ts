import type { Member } from '@manzil/contracts/gateway/member';

export const STATE_LABELS: Readonly<Record<Member['state'], string>> = {
  invited: 'Invited, no password yet',
  active: 'Active',
  disabled: 'Disabled',
};

export const loginNameOf = ({ loginName, username }: Member): string => loginName ?? username;

/** How the screen names a member: the name to log in with until a name is entered. */
export const memberTitle = (member: Member): string => member.name || loginNameOf(member);

/** Texts about the leads of a member who is, or will be, disabled. */
export const LEADS_LABELS = {
  kept: 'These leads stay assigned to them until you reassign them:',
  none: 'They have no open leads.',
  loading: 'Looking for their open leads …',
  unknown: 'How many open leads they have is not known at the moment.',
  open: {
    new: (count: number) => `${count.toLocaleString('en')} new`,
    'in-progress': (count: number) => `${count.toLocaleString('en')} in progress`,
  },
  link: 'Leads',
  linkOf: (name: string) => `Leads of ${name}`,
} as const;

/** Texts about the rule that publishing needs approval. */
export const POLICY_LABELS = {
  title: 'Publishing',
  needsApproval: 'Publishing needs approval',
  requiresComplete: 'Only complete entries are published',
  hint: 'Editors and marketers then send drafts for approval. A manager or an admin approves them or sends them back; no one approves their own. Requests and answers are mailed to members with an email address. Properties, photos of them and the feed need no approval. Complete means: a listing has photos, a type, a community and its permit; a page and a post have text and no sample text.',
  on: 'From now on, publishing needs approval by a manager or an admin.',
  complete: 'From now on, only complete entries are published.',
  incomplete: 'From now on, incomplete entries can be published after a question.',
  off: 'From now on, editors and marketers publish without approval. Requests that wait stay.',
} as const;

/** Texts of the dialog to edit a member's details. */
export const DETAILS_LABELS = {
  edit: 'Edit details',
  editOf: (name: string) => `Edit details of ${name}`,
  titleOf: (name: string) => `Details of ${name}`,
  name: 'Name',
  nameHint: 'As colleagues and clients read it. Without a name, clients read “Our adviser”.',
  email: 'Email',
  emailHint: 'Mail about leads and viewings goes here. Feeds name advisers by it. Empty: no mail.',
  loginName: 'Username',
  loginNameHint: 'For logging in only. Colleagues and clients do not see it.',
  save: 'Save',
  cancel: 'Cancel',
  saved: 'Details saved.',
  noMail: 'No email',
} as const;
