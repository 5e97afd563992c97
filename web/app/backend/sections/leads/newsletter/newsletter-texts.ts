import type { SubscriberState } from '@manzil/contracts/leads/subscriber';

export const STATE_LABELS: Readonly<Record<SubscriberState, string>> = {
  subscribed: 'Subscribed',
  pending: 'Waiting for confirmation',
  unsubscribed: 'Unsubscribed',
  suspected: 'Suspected spam',
};

const many = (count: number): string =>
  count === 1 ? '1 address' : `${count.toLocaleString('en')} addresses`;

export const TEXTS = {
  title: 'Newsletter',
  intro:
    'Addresses that were entered for the newsletter. Send only to those that are subscribed: their owners have confirmed, or subscribed before that was asked.',
  caption: 'Newsletter addresses',
  filters: 'Newsletter addresses',
  export: 'Export CSV',
  search: 'Search',
  placeholder: 'Part of an address',
  state: 'State',
  anyState: (count: number) => `Any state (${count.toLocaleString('en')})`,
  stateOf: (state: string, count: number) => `${state} (${count.toLocaleString('en')})`,
  from: 'Entered from',
  to: 'To',
  order: 'Order',
  sorts: [
    ['', 'Newest first'],
    ['oldest', 'Oldest first'],
    ['address', 'By address'],
  ] as [string, string][],
  address: 'Address',
  since: 'Since',
  page: 'Entered on',
  head: ['Select', 'Address', 'State', 'Since', 'Action'],
  select: (email: string) => `Select ${email}`,
  selectAll: 'Select all on this page',
  none: 'No address matches these filters.',
  empty: 'No addresses yet. Sign-ups from the home page appear here.',
  unsubscribe: 'Unsubscribe',
  unsubscribeOf: (email: string) => `Unsubscribe ${email}`,
  accept: 'Not spam',
  acceptOf: (email: string) => `Not spam: ${email}`,
  suspect: 'Mark as spam',
  resume: 'Subscribe again',
  resumeOf: (email: string) => `Subscribe ${email} again`,
  withCount: (action: string, count: number) => `${action} (${count.toLocaleString('en')})`,
  undo: 'Undo',
  done: {
    unsubscribe: (count: number) => `${many(count)} unsubscribed`,
    resume: (count: number) => `${many(count)} as before`,
    accept: (count: number) =>
      `${many(count)} not suspected any more. The owner is asked by mail to confirm, if that has not happened yet.`,
    suspect: (count: number) => `${many(count)} marked as spam`,
  },
  refused: (count: number) =>
    `${many(count)} not changed, because someone else changed it first. This is the current state.`,
  details: {
    state: 'State',
    since: 'Since',
    entered: 'First entered',
    agreed: 'Agreed to',
    confirmed: 'Confirmed',
    by: 'Unsubscribed by',
    owner: 'The owner of the address',
    page: 'Entered on',
    pace: 'Pace',
  },
} as const;
