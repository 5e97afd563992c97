import type { ReplyVariable } from '@manzil/contracts/leads/reply';

export const SAVED_REPLIES_TEXTS = {
  title: 'Saved replies',
  intro:
    'Texts that members start an email or a WhatsApp message to a lead from. Each can be changed before it is sent.',
  variables: 'Variables',
  variablesHint:
    'These are replaced by the facts of the lead. While one has no value, the message cannot be sent until the member fills it in or removes it.',
  none: 'No saved replies yet.',
  starters: 'Add starter replies',
  startersHint: 'Five replies in English and the same in Arabic. Change them as you like before you save.',
  reply: (number: number, name: string) => `Reply ${String(number)}${name === '' ? '' : `: ${name}`}`,
  name: 'Name',
  nameHint: 'Seen by members only.',
  language: 'Language',
  text: 'Message',
  add: 'Add a reply',
  up: 'Move up',
  down: 'Move down',
  remove: 'Remove',
  question: (name: string) => `Remove ${name === '' ? 'this reply' : `“${name}”`}?`,
  consequence: 'Members cannot choose it any more once you save.',
  save: 'Save',
  discard: 'Discard changes',
  saved: 'Saved',
  recovered: 'Your unsaved changes have been restored.',
} as const;

export const VARIABLE_TEXTS: Readonly<Record<ReplyVariable, string>> = {
  name: 'the name of the person',
  listing: 'the title of the listing, in Arabic for an Arabic reply',
  price: 'its price today',
  bedrooms: 'its bedrooms, such as “2 bedrooms” or “studio”',
  size: 'its size in sq ft',
  place: 'its community and emirate',
  permit: 'its advertising permit (Trakheesi)',
  link: 'the address of its page',
  adviser: 'the name of the member who writes',
};
