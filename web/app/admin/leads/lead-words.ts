import type { LeadKind, LeadNotice, LeadStatus, SubscriptionState } from '@manzil/contracts/leads/lead';

export const KIND_WORDS: Readonly<Record<LeadKind, string>> = {
  popup: 'Home page',
  newsletter: 'Newsletter',
  contact: 'Contact',
  sell: 'Sell',
  listing: 'Property',
  mortgage: 'Mortgage',
};

export const STATUS_WORDS: Readonly<Record<LeadStatus, string>> = {
  new: 'New',
  'in-progress': 'In progress',
  done: 'Done',
  spam: 'Spam',
};

/** Whether the owner of a newsletter address wants it. */
export const SUBSCRIPTION_WORDS: Readonly<Record<SubscriptionState, string>> = {
  pending: 'Not confirmed yet',
  subscribed: 'Subscribed',
  unsubscribed: 'Unsubscribed',
};

/** The mark of a lead whose form was filled in within two seconds: by a browser's autofill, or by a machine. */
export const SENT_QUICKLY = 'Sent unusually quickly';

/** The documents that the sentence of a form names; the sentence itself is shown with the lead. */
export const CONSENT_WORDS = {
  title: { privacy: 'Privacy notice', terms: 'Terms of use' },
  version: (version: number) => `version ${String(version)}`,
  failed: 'The text cannot be shown at the moment.',
  loading: 'Loading …',
  hash: (hash: string) => `SHA-256: ${hash}`,
} as const;

/** What staff do for a person who asks for their data. */
export const PERSON_WORDS = {
  title: 'Data of this person',
  text: 'When the person asks, give them all that is kept about this address, or erase it. Make sure first that it is they who ask.',
  download: 'Download all of it (JSON)',
  erase: 'Erase all of it',
  question: 'Erase this person?',
  confirm: 'Erase',
  consequence: (address: string) =>
    `Every lead, subscription and mail of ${address} is erased, with your notes. It cannot be undone.`,
  erased: 'All that was kept of this person is erased.',
} as const;

/** What became of a mail about a lead. */
export function noticeWords({ kind, recipient, status, error }: LeadNotice): string {
  const whom = WHOM[kind](recipient);
  switch (status) {
    case 'sent':
      return `Mailed to ${whom}`;
    case 'waiting':
      return error === null
        ? `Being mailed to ${whom}`
        : `Not mailed to ${whom} yet, it will be tried again. The mail server said: ${error}`;
    case 'no-server':
      return `Not mailed to ${whom}: no mail server is set up`;
    case 'failed':
      return `Could not be mailed to ${whom}. The mail server said: ${error ?? 'nothing'}`;
    case 'cancelled':
      return `Not mailed to ${whom}: ${error ?? WHY_CANCELLED[kind]}`;
  }
}

const WHOM: Readonly<Record<LeadNotice['kind'], (recipient: string) => string>> = {
  'new-lead': (recipient) => recipient,
  'assigned-lead': (recipient) => `the assignee, ${recipient}`,
  'lead-answer': () => 'the person, as an answer',
  'newsletter-confirmation': () => 'the person, to be confirmed',
  'member-invitation': (recipient) => recipient,
  'password-reset': (recipient) => recipient,
  'person-data': (recipient) => recipient,
};

const WHY_CANCELLED: Readonly<Record<LeadNotice['kind'], string>> = {
  'new-lead': 'the lead was dealt with before',
  'assigned-lead': 'the lead was dealt with or assigned again before',
  'lead-answer': 'the lead was dealt with before',
  'newsletter-confirmation': 'there is nothing to confirm any more',
  'member-invitation': 'the link has expired',
  'password-reset': 'the link has expired',
  'person-data': 'nothing is kept of this address',
};

/** Pairs for a select, in the order of the record. */
export const optionsOf = (words: Readonly<Record<string, string>>): [string, string][] =>
  Object.entries(words);
