import { MAIL_KINDS, type MailKind } from '@manzil/contracts/leads/mail';

/**
 * Who causes a mail, which decides how many of its class one mailbox gets:
 * - `staff`: to or by a member; no limit
 * - `agreed`: the visitor has confirmed the address or booked with it; no limit
 * - `anyone`: any stranger can enter the address of another person
 * - `rights`: the link to what is stored of a person, which mails of other classes must not keep back
 */
export type MailClass = 'staff' | 'agreed' | 'anyone' | 'rights';

export const CLASS_OF: Readonly<Record<MailKind, MailClass>> = {
  'new-lead': 'staff',
  'assigned-lead': 'staff',
  'adviser-viewing-booked': 'staff',
  'adviser-viewing-moved': 'staff',
  'adviser-viewing-cancelled': 'staff',
  'next-action-due': 'staff',
  'member-invitation': 'staff',
  'password-reset': 'staff',
  'approval-requested': 'staff',
  'approval-answered': 'staff',
  'viewing-booked': 'agreed',
  'viewing-moved': 'agreed',
  'viewing-cancelled': 'agreed',
  'viewing-reminder': 'agreed',
  'search-alert': 'agreed',
  'lead-answer': 'anyone',
  'newsletter-confirmation': 'anyone',
  'search-confirmation': 'anyone',
  'person-data': 'rights',
};

/** Returns all kinds that share the limits of `kind`. */
export const kindsOfClass = (kind: MailKind): MailKind[] =>
  MAIL_KINDS.filter((each) => CLASS_OF[each] === CLASS_OF[kind]);
