import type { LeadKind, LeadNotice, LeadStatus } from '@manzil/contracts/leads/lead';

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

/** What became of the mail that notifies the agency of a lead. */
export function noticeWords({ recipient, status, error }: LeadNotice): string {
  switch (status) {
    case 'sent':
      return `Mailed to ${recipient}`;
    case 'waiting':
      return error === null
        ? `Being mailed to ${recipient}`
        : `Not mailed to ${recipient} yet, it will be tried again. The mail server said: ${error}`;
    case 'no-server':
      return `Not mailed to ${recipient}: no mail server is set up`;
    case 'failed':
      return `Could not be mailed to ${recipient}. The mail server said: ${error ?? 'nothing'}`;
    case 'cancelled':
      return `Not mailed to ${recipient}: the lead was dealt with before`;
  }
}

/** Pairs for a select, in the order of the record. */
export const optionsOf = (words: Readonly<Record<string, string>>): [string, string][] =>
  Object.entries(words);
