import { MAIL_KINDS, type MailKind } from '@manzil/contracts/leads/mail';

/** Nobody waits at a screen for an alert, of which an import can queue ten thousand. */
type MailLane = 'notices' | 'answers' | 'alerts';

const LANE_OF: Readonly<Record<MailKind, MailLane>> = {
  'new-lead': 'notices',
  'assigned-lead': 'notices',
  'adviser-viewing-booked': 'notices',
  'adviser-viewing-moved': 'notices',
  'adviser-viewing-cancelled': 'notices',
  'next-action-due': 'answers',
  'lead-answer': 'answers',
  'newsletter-confirmation': 'answers',
  'search-confirmation': 'answers',
  'member-invitation': 'answers',
  'password-reset': 'answers',
  'person-data': 'answers',
  'approval-requested': 'answers',
  'approval-answered': 'answers',
  'viewing-booked': 'answers',
  'viewing-moved': 'answers',
  'viewing-cancelled': 'answers',
  'viewing-reminder': 'answers',
  'search-alert': 'alerts',
};

interface MailSender {
  name: string;
  /** The kinds of each lane that it sends, of which the first lane goes before the next. */
  lanes: readonly (readonly MailKind[])[];
}

const sender = (name: string, ...lanes: MailLane[]): MailSender => ({
  name,
  lanes: lanes.map((lane) => MAIL_KINDS.filter((kind) => LANE_OF[kind] === lane)),
});

/**
 * The senders of one replica. Notices to staff never wait for other mail, nor for one notice that the mail
 * server is slow to take. There are three, because some providers allow no more connections.
 */
export const MAIL_SENDERS: readonly MailSender[] = [
  sender('notices-1', 'notices'),
  sender('notices-2', 'notices'),
  sender('others', 'answers', 'alerts'),
];

/** Returns true for mail that staff should have within seconds. */
export const isNotice = (kind: MailKind): boolean => LANE_OF[kind] === 'notices';
