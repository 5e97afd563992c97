import type { HelpOption } from '@manzil/contracts/leads/help-options';
import type { LeadKind } from '@manzil/contracts/leads/lead';

/**
 * The answer to an enquiry, unless admins choose other words. `{about}` is what it is about, `{time}` when it
 * arrived, `{site}` the site.
 */
export const ANSWER_TEXTS = {
  subject: 'Your enquiry about {about} has arrived',
  opening:
    'Hello,\n\nthank you for your enquiry about {about}. It arrived on {time} (Dubai time). An adviser will reply within one working day.',
  closing: 'Kind regards\nManzil',
} as const;

export const ANSWER_LABELS = {
  home: 'The home',
  adviser: 'The adviser for this home',
  message: 'You wrote',
  onRequest: 'Price on request',
  aYear: ' a year',
  why: 'This mail was sent because this address was entered in a form at {site}.',
  stop: 'I did not write this, or want no more mail',
} as const;

/** The subject of an enquiry that names no home of ours. */
export const ENQUIRY_ABOUT: Readonly<Record<LeadKind, string>> = {
  popup: 'our services',
  newsletter: 'the newsletter',
  contact: 'our services',
  sell: 'your property',
  listing: 'a property',
  mortgage: 'a mortgage',
};

export const HELP_ABOUT: Readonly<Record<HelpOption, string>> = {
  Buy: 'buying a home',
  Rent: 'renting a home',
  Sell: 'selling your property',
  'List your property': 'listing your property',
  'Property management': 'property management',
  'Holiday homes': 'holiday homes',
};
