import type { MailKind } from '@manzil/contracts/leads/mail';
import type { EditableMailKind } from '@manzil/contracts/leads/mail-texts';
import type { SavedSearchCounts } from '@manzil/contracts/leads/saved-search';
import { LOCALES, SOURCE_LANGUAGE, type Language } from '@manzil/contracts/site-language';
import type { MailState, SuppressedAddress } from '@manzil/contracts/leads/mail-log';

export const MAIL_KIND_LABELS: Readonly<Record<MailKind, string>> = {
  'new-lead': 'New lead, to the office',
  'assigned-lead': 'Assigned lead, to the member',
  'next-action-due': 'Next action due, to the member',
  'lead-answer': 'Answer to an enquiry',
  'email-received': 'Email of a lead, to the member',
  'lead-reply': 'Reply of a member',
  'newsletter-confirmation': 'Confirmation of the newsletter',
  'member-invitation': 'Invitation of a member',
  'password-reset': 'Link for a new password',
  'person-data': 'Link to a person’s own data',
  'approval-requested': 'Request for approval, to those who approve',
  'approval-answered': 'Answered request for approval, to the member',
  'search-confirmation': 'Confirmation of a saved search',
  'search-alert': 'New listings for a saved search',
  'viewing-booked': 'Booked viewing, to the visitor',
  'viewing-moved': 'Moved viewing, to the visitor',
  'viewing-cancelled': 'Cancelled viewing, to the visitor',
  'viewing-reminder': 'Reminder of a viewing',
  'adviser-viewing-booked': 'Booked viewing, to the adviser',
  'adviser-viewing-moved': 'Moved viewing, to the adviser',
  'adviser-viewing-cancelled': 'Cancelled viewing, to the adviser',
};

/** The name of a kind of mail; mail to visitors is in other languages too. */
export const mailName = ({ kind, language }: { kind: MailKind; language: Language }): string =>
  language === SOURCE_LANGUAGE
    ? MAIL_KIND_LABELS[kind]
    : `${MAIL_KIND_LABELS[kind]}, ${LOCALES[language].name}`;

export const MAIL_STATE_LABELS: Readonly<Record<MailState, string>> = {
  waiting: 'Waiting',
  'no-server': 'Not sent: no mail server',
  sent: 'Sent',
  failed: 'Refused',
  cancelled: 'Cancelled',
};

export const REASON_LABELS: Readonly<Record<SuppressedAddress['reason'], string>> = {
  asked: 'Unsubscribed with the link in an email',
  nobody: 'Bounced: the address does not exist',
};

export const TEXTS = {
  title: 'Mail',
  intro: 'Automatic emails: what was sent, who is unsubscribed, and the templates.',
  tabs: {
    log: 'Sent and waiting',
    suppressed: 'Unsubscribed & bounced',
    words: 'Templates',
    previews: 'Previews',
    settings: 'Settings',
  },
  tabsLabel: 'Mail',
  state: 'State',
  anyState: 'Any state',
  empty: 'No matching emails. Automatic emails appear here.',
  head: [
    { title: 'Queued', sort: 'queued' },
    { title: 'What', sort: 'kind' },
    { title: 'To', sort: 'recipient' },
    { title: 'State', sort: 'state' },
    'Actions',
  ],
  select: (address: string) => `Select ${address}`,
  selectColumn: 'Select',
  selectFailed: 'Select all on this page that can be sent again',
  selectAddresses: 'Select all addresses on this page',
  retrySelected: (count: number) => `Send ${String(count)} again`,
  retriedMany: (count: number) =>
    count === 1 ? 'It is sent again.' : `${String(count)} mails are sent again.`,
  retry: 'Send again',
  retryOf: (recipient: string) => `Send again to ${recipient}`,
  retried: 'It is sent again.',
  lead: 'Open the lead',
  subscriber: 'Open the address',
  suppressedHead: [
    { title: 'Since', sort: 'at' },
    { title: 'Address', sort: 'address' },
    { title: 'Why', sort: 'reason' },
    'Actions',
  ],
  suppressedEmpty: 'No addresses on this list.',
  erasedAddress: 'Erased, because the person asked for it',
  allowErased: 'Remove an erased address',
  allowErasedText:
    'Erased addresses are stored only as a code. Enter the address of a person who asks to get mail again; if it is on the list, it is removed.',
  allowErasedField: 'Address',
  allowErasedConfirm: 'Remove the address',
  cancel: 'Cancel',
  remove: 'Remove',
  removeOf: (address: string) => `Remove ${address}`,
  removeTitle: 'Send automatic mail again?',
  removeSelected: (count: number) => `Remove ${String(count)}`,
  removeQuestion: (addresses: readonly string[]) =>
    addresses.length === 1
      ? `${addresses.join()} gets automatic mail again. Only do this when the person has asked you to, or the address works again. It cannot be put on the list again from here.`
      : `These addresses get automatic mail again: ${addresses.join(', ')}. Only do this when the persons have asked you to, or the addresses work again. They cannot be put on the list again from here.`,
  removed: 'The address is removed from the list.',
  removedMany: (count: number) =>
    count === 1
      ? 'The address is removed from the list.'
      : `${String(count)} addresses are removed from the list.`,
  subject: 'Subject',
  html: 'As HTML',
  text: 'As text',
  test: 'Send me a test',
  testOf: (kind: string) => `Send me a test: ${kind}`,
  tested: (recipient: string) => `A test email is on its way to ${recipient}.`,
  testWaits: 'The test waits: no mail server is set up.',
} as const;

export const SEARCH_COUNT_TEXTS = ({ active, pending, byFrequency }: SavedSearchCounts): string =>
  [
    active === 0
      ? 'No visitor gets mail about a saved search yet.'
      : `${String(active)} saved ${active === 1 ? 'search is' : 'searches are'} mailed: ${String(byFrequency.instant)} at once, ${String(byFrequency.daily)} daily, ${String(byFrequency.weekly)} weekly.`,
    pending > 0 ? `${String(pending)} not confirmed yet.` : '',
  ]
    .filter(Boolean)
    .join(' ');

const VIEWING_HINT =
  'Above the listing, the adviser and the button to change the viewing, and in the calendar event. Must contain {time}.';

const OPENING_HINTS: Readonly<Record<EditableMailKind, string>> = {
  'lead-answer': 'Above the listing, its adviser and the message of the client. Must contain {about}.',
  'newsletter-confirmation': 'Above the confirmation button. Must contain {site}.',
  'search-confirmation': 'Above the confirmation button. Must contain {search}.',
  'search-alert': 'Above the listings. Must contain {search}.',
  'viewing-booked': VIEWING_HINT,
  'viewing-moved': VIEWING_HINT,
  'viewing-cancelled':
    'Above the listing and the button to book another time, and in the calendar event. Must contain {time}.',
  'viewing-reminder':
    'Above the listing, the adviser and the button to change the viewing. Must contain {time}.',
};

const VIEWING_PLACEHOLDERS: Readonly<Record<string, string>> = {
  time: '{time} (when the viewing is)',
  home: '{home} (the home)',
  who: '{who} (the adviser)',
  site: '{site} (the site’s address)',
};

const PLACEHOLDERS: Readonly<Record<string, string>> = {
  about: '{about} (what was asked about)',
  time: '{time} (when it arrived)',
  site: '{site} (the site’s address)',
  search: '{search} (the search in words)',
  count: '{count} (number of listings)',
};

const placeholderWords = (kind: EditableMailKind, name: string): string =>
  (kind.startsWith('viewing-') ? VIEWING_PLACEHOLDERS : PLACEHOLDERS)[name] ?? name;

/** Texts of the mail text editor. */
export const WORD_TEXTS = {
  intro: 'Automatic emails to visitors. The listing, buttons and links are added.',
  hint: (known: string) => `An empty line begins a new paragraph. Filled in when it is sent: ${known}.`,
  placeholder: placeholderWords,
  subject: 'Subject',
  opening: 'Text',
  openingHint: OPENING_HINTS,
  closing: 'End',
  save: 'Save',
  preview: 'Preview',
  discard: 'Discard changes',
  saved: 'Saved. The next email uses this text.',
  recovered: 'Your unsaved changes have been restored.',
  restore: 'Back to the standard text',
  restoreTitle: 'Use the standard text again?',
  restoreQuestion: 'Mail gets the standard text from now on. Your text stays among the versions.',
  restored: 'The standard text is used again.',
  conflict: 'Only one of the two texts can be used. The other one stays among the versions if it was saved.',
  versions: 'Versions',
  version: (version: number, by: string, at: string) => `Version ${String(version)} by ${by}, ${at}`,
  standard: 'the standard text',
  neverChanged: 'This is the standard text.',
} as const;
