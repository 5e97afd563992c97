import type { HomeNews } from '@manzil/contracts/listings/events';

/** The mail that asks for the confirmation of a saved search, unless admins choose other words. */
export const SEARCH_CONFIRMATION_TEXTS = {
  subject: 'Please confirm that you want new homes by mail',
  opening:
    'Hello,\n\nthis address was entered at {site} to get mail about new homes of this search:\n\n{search}\n\nPlease confirm that you want it. Until then nothing is sent to you.',
  closing: 'Kind regards\nManzil',
} as const;

export const SEARCH_MAIL_LABELS = {
  confirm: 'Confirm this alert',
  unasked: 'If you did not ask for it, you need not do anything.',
  end: 'I do not want this alert',
  stopAll: 'I did not write this, or want no more mail',
} as const;

/**
 * The mail about new homes. `{search}` is the search in words, `{count}` the number of homes, `{site}` the
 * site.
 */
export const SEARCH_ALERT_TEXTS = {
  subject: '{count}: {search}',
  opening: 'Hello,\n\nthere is something new for your search:\n\n{search}',
  closing: 'Kind regards\nManzil',
} as const;

const NEWS: Readonly<Record<HomeNews, string>> = {
  new: 'New',
  back: 'Back on the market',
  reduced: 'Price reduced',
};

export const ALERT_LABELS = {
  news: NEWS,
  count: (count: number) => (count === 1 ? '1 home' : `${String(count)} homes`),
  was: (price: string) => `before ${price}`,
  onRequest: 'Price on request',
  aYear: ' a year',
  more: (count: number) =>
    count === 1
      ? 'There is one more. See it on the site'
      : `There are ${String(count)} more. See them on the site`,
  all: 'See all homes of this search',
  why: 'You get this mail because you saved this search at {site}.',
  manage: 'Change how often it comes, or see all your searches',
  end: 'Stop this alert',
  stopAll: 'Send no more automatic mail to this address',
} as const;
