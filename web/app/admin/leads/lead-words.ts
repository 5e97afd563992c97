import type { LeadKind, LeadStatus } from '@manzil/contracts/leads/lead';

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

/** The mark of a lead whose form was filled in within two seconds: by a browser's autofill, or by a machine. */
export const SENT_QUICKLY = 'Sent unusually quickly';

/** Pairs for a select, in the order of the record. */
export const optionsOf = (words: Readonly<Record<string, string>>): [string, string][] =>
  Object.entries(words);
