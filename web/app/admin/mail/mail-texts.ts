import type { MailKind } from '@manzil/contracts/leads/mail';
import type { MailState, SuppressedAddress } from '@manzil/contracts/leads/mail-log';

export const MAIL_KIND_WORDS: Readonly<Record<MailKind, string>> = {
  'new-lead': 'New lead, to the office',
  'assigned-lead': 'Assigned lead, to the member',
  'lead-answer': 'Answer to an enquiry',
  'newsletter-confirmation': 'Confirmation of the newsletter',
  'member-invitation': 'Invitation of a member',
  'password-reset': 'Link for a new password',
  'person-data': 'Link to what is kept of a person',
};

export const MAIL_STATE_WORDS: Readonly<Record<MailState, string>> = {
  waiting: 'Waiting',
  'no-server': 'Not sent: no mail server',
  sent: 'Sent',
  failed: 'Refused',
  cancelled: 'Cancelled',
};

export const REASON_WORDS: Readonly<Record<SuppressedAddress['reason'], string>> = {
  asked: 'Asked for it by the link of a mail',
};

export const TEXTS = {
  title: 'Mail',
  intro: 'What the site has sent by itself, who wants no mail, and what each mail looks like.',
  tabs: { log: 'Sent and waiting', suppressed: 'Wants no mail', previews: 'Previews' },
  tabsLabel: 'Mail',
  state: 'State',
  anyState: 'Any state',
  empty: 'No mail matches. Mail about leads and the newsletter appears here.',
  head: ['Queued', 'What', 'To', 'State', 'Actions'],
  retry: 'Send again',
  retryOf: (recipient: string) => `Send again to ${recipient}`,
  retried: 'It is sent again.',
  lead: 'Open the lead',
  suppressedHead: ['Since', 'Address', 'Why', 'Actions'],
  suppressedEmpty: 'Nobody has asked for no mail.',
  erasedAddress: 'Erased, because the person asked for it',
  remove: 'Remove',
  removeOf: (address: string) => `Remove ${address}`,
  removeTitle: 'Send automatic mail again?',
  removeQuestion: (address: string) =>
    `${address} gets automatic mail again. Only do this when the person has asked you to.`,
  removed: 'The address is removed from the list.',
  subject: 'Subject',
  html: 'As HTML',
  text: 'As text',
  test: 'Send me a test',
  testOf: (kind: string) => `Send me a test: ${kind}`,
  tested: (recipient: string) => `A test is on its way to ${recipient}.`,
  testWaits: 'The test waits: no mail server is set up.',
} as const;
