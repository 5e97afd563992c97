import type { LeadKind } from '@manzil/contracts/leads/lead';
import type { MailKind } from '@manzil/contracts/leads/mail';

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
    message: 'You wrote',
    notes: 'Notes of our advisers',
    subscription: 'Newsletter',
    agreed: 'You agreed to',
  },
  subscription: { pending: 'Not confirmed', subscribed: 'Subscribed', unsubscribed: 'Unsubscribed' },
  documents: { form: 'Sentence of the form', privacy: 'Privacy notice', terms: 'Terms of use' },
  version: (version: number) => `version ${String(version)}`,
} as const;

export const FORM_WORDS: Readonly<Record<LeadKind, string>> = {
  popup: 'Call-back form',
  newsletter: 'Newsletter',
  contact: 'Contact form',
  sell: 'Form for owners',
  listing: 'Enquiry about a home',
  mortgage: 'Mortgage form',
};

export const MAIL_WORDS: Readonly<Record<MailKind, string>> = {
  'new-lead': 'Notice',
  'assigned-lead': 'Notice',
  'lead-answer': 'Answer to your enquiry',
  'newsletter-confirmation': 'Confirmation of the newsletter',
  'member-invitation': 'Invitation',
  'password-reset': 'Link for a new password',
  'person-data': 'Link to this page',
};

export const MAIL_STATUS_WORDS = {
  waiting: 'on its way',
  sent: 'sent',
  failed: 'refused by your mail server',
  cancelled: 'not sent',
} as const;
