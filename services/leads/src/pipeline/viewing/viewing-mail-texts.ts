import type { MailKind } from '@manzil/contracts/leads/mail';
import type { MailTexts } from '@manzil/contracts/leads/mail-texts';

export type VisitorViewingMailKind = Extract<MailKind, `viewing-${string}`>;
export type AdviserViewingMailKind = Extract<MailKind, `adviser-viewing-${string}`>;

/** The mail to the adviser about a viewing. `{who}` is the visitor. */
export const ADVISER_VIEWING_TEXTS: Readonly<
  Record<AdviserViewingMailKind, Pick<MailTexts, 'subject' | 'opening'>>
> = {
  'adviser-viewing-booked': {
    subject: 'Viewing on {time}: {who}',
    opening: 'You have a viewing of {home} with {who} on {time} (Dubai time).',
  },
  'adviser-viewing-moved': {
    subject: 'Viewing moved to {time}: {who}',
    opening: 'The viewing of {home} with {who} was moved to {time} (Dubai time).',
  },
  'adviser-viewing-cancelled': {
    subject: 'Viewing on {time} cancelled: {who}',
    opening: 'The viewing of {home} with {who} on {time} (Dubai time) is cancelled.',
  },
};

export const ADVISER_VIEWING_LABELS = {
  home: 'The home',
  video: 'This is a video call: please send the visitor the link beforehand.',
  language: 'Language',
  lead: 'Open the enquiry',
  phone: 'Phone',
  email: 'Email',
} as const;
