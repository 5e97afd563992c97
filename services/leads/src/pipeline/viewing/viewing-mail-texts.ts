import type { MailKind } from '@manzil/contracts/leads/mail';
import type { MailTexts } from '@manzil/contracts/leads/mail-texts';

export type VisitorViewingMailKind = Extract<MailKind, `viewing-${string}`>;
export type AdviserViewingMailKind = Extract<MailKind, `adviser-viewing-${string}`>;

const CLOSING = 'Kind regards\nManzil';

/**
 * The mail to the visitor about a viewing, unless admins choose other words. `{home}` is the home, `{time}`
 * the time in Dubai, `{who}` the adviser, `{site}` the site.
 */
export const VIEWING_TEXTS: Readonly<Record<VisitorViewingMailKind, MailTexts>> = {
  'viewing-booked': {
    subject: 'Your viewing on {time}',
    opening: 'Hello,\n\nyour viewing of {home} is booked for {time} (Dubai time). {who} meets you there.',
    closing: CLOSING,
  },
  'viewing-moved': {
    subject: 'Your viewing is now on {time}',
    opening: 'Hello,\n\nyour viewing of {home} was moved to {time} (Dubai time). {who} meets you there.',
    closing: CLOSING,
  },
  'viewing-cancelled': {
    subject: 'Your viewing on {time} is cancelled',
    opening: 'Hello,\n\nyour viewing of {home} on {time} (Dubai time) is cancelled.',
    closing: CLOSING,
  },
  'viewing-reminder': {
    subject: 'Reminder: your viewing on {time}',
    opening: 'Hello,\n\nyour viewing of {home} is on {time} (Dubai time). {who} meets you there.',
    closing: CLOSING,
  },
};

/** The mail to the adviser about a viewing. `{who}` is the visitor. */
export const ADVISER_VIEWING_TEXTS: Readonly<
  Record<AdviserViewingMailKind, Pick<MailTexts, 'subject' | 'opening'>>
> = {
  'adviser-viewing-booked': {
    subject: 'Viewing on {time}: {who}',
    opening: '{who} comes to see {home} on {time} (Dubai time).',
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

export const VIEWING_LABELS = {
  noHome: 'a home',
  home: 'The home',
  adviser: 'Your adviser',
  change: 'Move or cancel the viewing',
  again: 'See the home, and book another time',
  why: 'You get this mail because a viewing was booked for this address at {site}.',
  stop: 'I did not book this, or want no more mail',
  lead: 'Open the enquiry',
  phone: 'Phone',
  email: 'Email',
} as const;
