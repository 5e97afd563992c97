import type { AlertFrequency } from '@manzil/contracts/leads/saved-search';

const FREQUENCIES: Readonly<Record<AlertFrequency, string>> = {
  instant: 'At once',
  daily: 'Every day',
  weekly: 'Every week',
};

/** The texts of saved searches, apart from the label that every list shows. */
export const savedSearchTexts = {
  title: 'Get new homes by mail',
  text: 'New homes, price reductions and homes that are back on the market, for this search:',
  noSearch: 'Every list of homes has the button “Save this search”.',
  toLists: 'See homes for sale',
  email: 'Email',
  frequency: 'How often, at most',
  frequencies: FREQUENCIES,
  submit: 'Save this search',
  close: 'Close',
  note: 'We use your address for these mails alone. Each of them has a link that ends them.',
  doneTitle: 'Please look at your mail',
  doneText:
    'A link is on its way to you. Once you have opened it and confirmed, we send you what is new. A search that you get already stays as it is; up to 20 searches can be saved.',
  doneNext: 'Back to the homes',
  manage: {
    title: 'Your saved searches',
    text: (address: string) => `New homes of these searches go to ${address}.`,
    none: 'You have no saved search. Every list of homes has the button “Save this search”.',
    unknownTitle: 'This link does not work',
    unknownText: 'It is not complete, or the search was erased. Newer mails have a link that works.',
    pending: 'Not confirmed yet: please use the link in our mail.',
    lastSent: (date: string) => `Last mail on ${date}.`,
    neverSent: 'No mail yet.',
    frequency: (name: string) => `How often, for “${name}”`,
    change: 'Change',
    stop: 'Stop',
    stopOf: (name: string) => `Stop the mail about “${name}”`,
    changeOf: (name: string) => `Change how often “${name}” is mailed`,
    saved: 'Your change is saved.',
    refused: 'Choose how often, or stop the search.',
  },
} as const;
