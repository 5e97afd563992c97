import type { LeadKind } from '@manzil/contracts/leads/lead';
import type { MailKind } from '@manzil/contracts/leads/mail';

export type NoticeKind = Extract<
  MailKind,
  'new-lead' | 'assigned-lead' | 'next-action-due' | 'email-received'
>;

interface NoticeTexts {
  subject: (about: string, who: string) => string;
  opening: (about: string, who: string) => string;
}

/** The texts of each kind of notice. `who` is the person who wrote, `about` the subject. */
export const NOTICE_TEXTS: Readonly<Record<NoticeKind, NoticeTexts>> = {
  'new-lead': {
    subject: (about, who) => `New enquiry about ${about}: ${who}`,
    opening: (about, who) => `${who} has sent an enquiry about ${about}.`,
  },
  'assigned-lead': {
    subject: (about, who) => `Assigned to you: enquiry about ${about} from ${who}`,
    opening: (about, who) => `The enquiry about ${about} from ${who} is now assigned to you.`,
  },
  'next-action-due': {
    subject: (about, who) => `Due today: enquiry about ${about} from ${who}`,
    opening: (about, who) => `Your next action for the enquiry about ${about} from ${who} is due.`,
  },
  'email-received': {
    subject: (about, who) => `Email from ${who} about ${about}`,
    opening: (about, who) => `${who} has written by email. The enquiry was about ${about}.`,
  },
};

/** The subject of a lead without a listing. */
export const ABOUT_TEXTS: Readonly<Record<LeadKind, string>> = {
  popup: 'the form of the home page',
  newsletter: 'the newsletter',
  contact: 'the contact form',
  sell: 'the form for owners',
  listing: 'a property',
  mortgage: 'a mortgage',
};
