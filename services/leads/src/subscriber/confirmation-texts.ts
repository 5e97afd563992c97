/** The mail that asks a subscriber to confirm, unless admins choose other words. `{site}` is the site. */
export const CONFIRMATION_TEXTS = {
  subject: 'Please confirm that you want our newsletter',
  opening:
    'Hello,\n\nthis address was entered for the newsletter of {site}. Please confirm that you want it. Until then it is not sent to you.',
  closing: 'Kind regards\nManzil',
} as const;

export const CONFIRMATION_LABELS = {
  confirm: 'Confirm subscription',
  why: 'If you did not ask for it, you need not do anything.',
  unsubscribe: 'Unsubscribe from the newsletter',
  stop: 'I did not write this, or want no more mail',
} as const;
