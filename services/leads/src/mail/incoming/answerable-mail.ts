import type { MailKind } from '@manzil/contracts/leads/mail';

/** Mail to the person of a lead, who may answer it. */
export const ANSWERABLE_MAIL: readonly MailKind[] = [
  'lead-reply',
  'lead-answer',
  'viewing-booked',
  'viewing-moved',
  'viewing-cancelled',
  'viewing-reminder',
];
