import type { AlertFrequency } from '@manzil/contracts/leads/saved-search';

const FREQUENCIES: Readonly<Record<AlertFrequency, string>> = {
  instant: 'As soon as they are listed',
  daily: 'Every day',
  weekly: 'Every week',
};

/** The texts of saved searches, apart from the label that every list shows. */
export const savedSearchTexts = {
  title: 'Email me new homes',
  text: 'New homes, price reductions and homes that are back on the market, for this search:',
  noSearch: 'Choose “Save this search” on any list of homes.',
  toLists: 'See homes for sale',
  email: 'Email',
  frequency: 'How often?',
  frequencies: FREQUENCIES,
  submit: 'Save this search',
  close: 'Close',
  note: 'We’ll only email you about this search. Unsubscribe any time.',
  doneTitle: 'Check your inbox',
  doneText: 'Open the link we’ve sent to switch this alert on. You can save up to 20 searches.',
  doneNext: 'Back to the homes',
  manage: {
    title: 'Your saved searches',
    text: (address: string) => `We email new homes for these searches to ${address}.`,
    none: 'You have no saved searches. Choose “Save this search” on any list of homes.',
    unknownTitle: 'This link does not work',
    unknownText: 'It is incomplete, or the search was deleted. Try the link in a newer email.',
    pending: 'Not confirmed yet: open the link in our email.',
    lastSent: (date: string) => `Last email on ${date}.`,
    neverSent: 'No emails yet.',
    frequency: (name: string) => `How often, for “${name}”`,
    change: 'Change',
    stop: 'Stop',
    stopOf: (name: string) => `Stop emails about “${name}”`,
    changeOf: (name: string) => `Change how often “${name}” is emailed`,
    saved: 'Your change has been saved.',
    refused: 'Choose how often, or stop the alert.',
  },
} as const;
