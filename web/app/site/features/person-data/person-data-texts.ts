import type { LeadKind, LeadSource } from '@manzil/contracts/leads/lead';
import type { MailKind } from '@manzil/contracts/leads/mail';
import type { DeliveryState, SentEvent } from '@manzil/contracts/leads/webhook';
import type { TimelineKind } from '@manzil/contracts/leads/timeline';

export const PERSON_DATA_TEXTS = {
  request: {
    title: 'Your data',
    text: 'See what we keep about you, download it, or have it erased. Enter the email address that you used in our forms. If we keep anything about it, we send a link there.',
    label: 'Email address',
    submit: 'Send me a link',
    sentTitle: 'Please look at your mail',
    sentText:
      'If we keep anything about this address, a link is on its way to it. It works for a day. Only one is sent in an hour.',
    back: 'Ask for another address',
  },
  erasedTitle: 'Your data is erased',
  erasedText:
    'We have erased all that this site kept about your address. Copies in our backups go as the backups expire. If you had asked for no automatic mail, we keep a code made from the address that lets us respect that, and nothing else.',
  unknownTitle: 'This link does not work',
  unknownText:
    'It has expired, it was used to erase your data, or it is not complete. You can ask for a new one.',
  unknownAgain: 'Ask for a new link',
  title: 'What we keep about you',
  address: (address: string) => `This is all that this site keeps about ${address}.`,
  download: 'Download it (JSON)',
  leads: 'What you sent',
  noLeads: 'You have sent no form.',
  mails: 'Mail to you',
  noMails: 'We have sent you no mail.',
  searches: 'Your saved searches',
  searchStates: { pending: 'not confirmed', active: 'mailed to you', stopped: 'stopped' },
  noMail: (since: string) => `You asked for no automatic mail on ${since}.`,
  erase: {
    title: 'Have it erased',
    text: 'We erase everything above at once. It cannot be undone, and an enquiry that is open gets no answer.',
    confirm: 'Yes, erase all of it',
    missing: 'Tick the box if you want your data erased.',
    submit: 'Erase my data',
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
    pagesSeen: 'Pages that you had seen',
    homesSeen: 'Homes that you had seen',
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
