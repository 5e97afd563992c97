import type { LeadKind, LeadSource } from '@manzil/contracts/leads/lead';
import type { MailKind } from '@manzil/contracts/leads/mail';
import type { DeliveryState, SentEvent } from '@manzil/contracts/leads/webhook';
import type { TimelineKind } from '@manzil/contracts/leads/timeline';

export const PERSON_DATA_TEXTS = {
  request: {
    title: 'Your data',
    text: 'See, download or delete the data we hold about you. Enter the email address you used in our forms, and we’ll send a link there if we hold anything.',
    label: 'Email address',
    submit: 'Send me a link',
    sentTitle: 'Check your inbox',
    sentText:
      'If we hold anything about this address, we’ve sent it a link. The link works for a day. We send at most one an hour.',
    back: 'Use another address',
  },
  erasedTitle: 'Your data has been deleted',
  erasedText:
    'We’ve deleted everything this site held about your address. Copies in our backups expire with the backups. If you had stopped automatic emails, we keep only a code made from your address so that we can respect that.',
  unknownTitle: 'This link does not work',
  unknownText: 'It has expired, was used to delete your data, or is incomplete. You can ask for a new one.',
  unknownAgain: 'Ask for a new link',
  title: 'What we hold about you',
  address: (address: string) => `This is everything this site holds about ${address}.`,
  download: 'Download (JSON)',
  leads: 'What you sent',
  noLeads: 'You haven’t sent any forms.',
  mails: 'Emails to you',
  noMails: 'We haven’t sent you any emails.',
  searches: 'Your saved searches',
  searchStates: { pending: 'not confirmed', active: 'emailed to you', stopped: 'stopped' },
  noMail: (since: string) => `You stopped automatic emails on ${since}.`,
  erase: {
    title: 'Delete your data',
    text: 'We’ll delete everything above immediately. This can’t be undone, and open enquiries won’t get a reply.',
    confirm: 'Yes, delete everything',
    missing: 'Tick the box to delete your data.',
    submit: 'Delete my data',
  },
  fields: {
    received: 'Received',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    helpOption: 'You wanted',
    listing: 'Home',
    page: 'Sent from',
    source: 'How you reached us',
    origin: 'How you came to our site',
    pagesSeen: 'Pages you viewed',
    homesSeen: 'Homes you viewed',
    message: 'You wrote',
    noted: 'What we noted',
    notes: 'Notes of our advisers',
    earlierNotes: 'Their earlier notes',
    webhooks: 'Sent to other systems',
    subscription: 'Newsletter',
    agreed: 'You agreed to',
    happened: 'What happened',
  },
  subscription: { pending: 'Not confirmed', subscribed: 'Subscribed', unsubscribed: 'Unsubscribed' },
  documents: { form: 'Sentence of the form', privacy: 'Privacy notice', terms: 'Terms of use' },
  sent: (event: string, host: string, state: string, at: string) => `${event} to ${host}, ${state}, ${at}`,
  version: (version: number) => `version ${String(version)}`,
} as const;

/** The title of what no form brought, but an adviser entered. */
export const ENTERED = 'Entered by an adviser';

export const SOURCE_WORDS: Readonly<Record<LeadSource, string>> = {
  phone: 'Phone call',
  whatsapp: 'WhatsApp',
  'walk-in': 'At our office',
  referral: 'Referral',
  portal: 'Property portal',
  event: 'Event',
  other: 'Another way',
};

export const FORM_WORDS: Readonly<Record<LeadKind, string>> = {
  popup: 'Call-back form',
  newsletter: 'Newsletter',
  contact: 'Contact form',
  sell: 'Form for owners',
  listing: 'Enquiry about a home',
  mortgage: 'Mortgage form',
};

export const EVENT_WORDS: Readonly<Record<SentEvent, string>> = {
  'lead.received': 'What you sent',
  'lead.changed': 'A change of its state',
  'listing.published': 'Homes',
  'listing.changed': 'Homes',
  'listing.withdrawn': 'Homes',
  'import.finished': 'Homes',
  'webhook.test': 'A test',
};

export const SENT_STATE_WORDS: Readonly<Record<DeliveryState, string>> = {
  waiting: 'tried, not confirmed yet',
  delivered: 'received',
  failed: 'tried, not confirmed',
};

export const MAIL_WORDS: Readonly<Record<MailKind, string>> = {
  'new-lead': 'Notice',
  'assigned-lead': 'Notice',
  'next-action-due': 'Notice',
  'lead-answer': 'Answer to your enquiry',
  'newsletter-confirmation': 'Confirmation of the newsletter',
  'member-invitation': 'Invitation',
  'password-reset': 'Link for a new password',
  'person-data': 'Link to this page',
  'approval-requested': 'Notice',
  'approval-answered': 'Notice',
  'search-confirmation': 'Confirmation of a saved search',
  'search-alert': 'New homes of a saved search',
  'viewing-booked': 'Booked viewing',
  'viewing-moved': 'Moved viewing',
  'viewing-cancelled': 'Cancelled viewing',
  'viewing-reminder': 'Reminder of a viewing',
  'adviser-viewing-booked': 'Booked viewing',
  'adviser-viewing-moved': 'Moved viewing',
  'adviser-viewing-cancelled': 'Cancelled viewing',
};

export const HAPPENED_WORDS: Readonly<Record<TimelineKind, string>> = {
  received: 'Your form arrived',
  'received-again': 'Your form arrived again',
  note: 'Note of an adviser',
  'status-changed': 'Worked on',
  'stage-changed': 'Worked on',
  'next-action': 'Next step',
  routed: 'Given to an adviser',
  escalated: 'Given to another adviser',
  assigned: 'Given to an adviser',
  reminded: 'An adviser was reminded',
  mail: 'Mail',
  called: 'An adviser called you',
  'whatsapp-opened': 'An adviser opened WhatsApp',
  viewed: 'An adviser read it',
  confirmed: 'Newsletter confirmed',
  unsubscribed: 'Newsletter ended',
  'viewing-booked': 'Viewing booked',
  'viewing-moved': 'Viewing moved',
  'viewing-cancelled': 'Viewing cancelled',
  'viewing-attended': 'Viewing took place',
  'viewing-missed': 'Viewing missed',
};

export const MAIL_STATUS_WORDS = {
  waiting: 'on its way',
  sent: 'sent',
  failed: 'refused by your mail server',
  cancelled: 'not sent',
} as const;
