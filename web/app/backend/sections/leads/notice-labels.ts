import type { LeadNotice } from '@manzil/contracts/leads/lead';
import { refusalWords } from '../../kit/labels/refusal-messages';

/** Describes the delivery of a mail. */
export function noticeWords({ kind, recipient, status, error }: LeadNotice): string {
  const whom = WHOM[kind](recipient);
  switch (status) {
    case 'sent':
      return `Emailed to ${whom}`;
    case 'waiting':
      return error === null
        ? `Queued for ${whom}`
        : `Not emailed to ${whom} yet; it will be retried. Reason: ${error}`;
    case 'no-server':
      return `Not emailed to ${whom}: no mail server is set up`;
    case 'failed':
      return `Could not be emailed to ${[whom, refusalWords(error)].filter(Boolean).join(': ')}. Reason: ${error ?? 'unknown'}`;
    case 'cancelled':
      return `Not emailed to ${whom}: ${error ?? WHY_CANCELLED[kind]}`;
  }
}

const WHOM: Readonly<Record<LeadNotice['kind'], (recipient: string) => string>> = {
  'new-lead': (recipient) => recipient,
  'assigned-lead': (recipient) => `the assignee, ${recipient}`,
  'next-action-due': (recipient) => `the assignee, ${recipient} (reminder)`,
  'lead-answer': () => 'the client (auto-reply)',
  'email-received': (recipient) => `${recipient} (notice of the client’s email)`,
  'lead-reply': () => 'the client (reply)',
  'newsletter-confirmation': () => 'the client (newsletter confirmation)',
  'member-invitation': (recipient) => recipient,
  'password-reset': (recipient) => recipient,
  'person-data': (recipient) => recipient,
  'approval-requested': (recipient) => recipient,
  'approval-answered': (recipient) => recipient,
  'search-confirmation': (recipient) => recipient,
  'search-alert': (recipient) => recipient,
  'viewing-booked': () => 'the client (viewing confirmation)',
  'viewing-moved': () => 'the client (viewing moved)',
  'viewing-cancelled': () => 'the client (viewing cancelled)',
  'viewing-reminder': () => 'the client (viewing reminder)',
  'adviser-viewing-booked': (recipient) => `the adviser, ${recipient} (viewing confirmation)`,
  'adviser-viewing-moved': (recipient) => `the adviser, ${recipient} (viewing moved)`,
  'adviser-viewing-cancelled': (recipient) => `the adviser, ${recipient} (viewing cancelled)`,
};

const WHY_CANCELLED: Readonly<Record<LeadNotice['kind'], string>> = {
  'new-lead': 'the lead was handled first',
  'assigned-lead': 'the lead was handled or reassigned first',
  'next-action-due': 'the next action was done or postponed first',
  'lead-answer': 'the lead was handled first',
  'email-received': 'the lead was reassigned or deleted first',
  'lead-reply': 'the lead was deleted first',
  'newsletter-confirmation': 'there is nothing left to confirm',
  'member-invitation': 'the link has expired',
  'password-reset': 'the link has expired',
  'person-data': 'no data is held about this address',
  'approval-requested': 'it could not be sent in time',
  'approval-answered': 'it could not be sent in time',
  'search-confirmation': 'there is nothing left to confirm',
  'search-alert': 'the search is stopped',
  'viewing-booked': 'the viewing was changed or had started',
  'viewing-moved': 'the viewing was changed or had started',
  'viewing-cancelled': 'the viewing was changed first',
  'viewing-reminder': 'the viewing was changed or had started',
  'adviser-viewing-booked': 'the viewing was changed or had started',
  'adviser-viewing-moved': 'the viewing was changed or had started',
  'adviser-viewing-cancelled': 'the viewing was changed first',
};
