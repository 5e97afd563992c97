import type { LeadSource } from '@manzil/contracts/leads/lead';

export const SOURCE_WORDS: Readonly<Record<LeadSource, string>> = {
  phone: 'Phone call',
  whatsapp: 'WhatsApp',
  'walk-in': 'Walk-in',
  referral: 'Referral',
  portal: 'Property portal',
  event: 'Event',
  other: 'Something else',
};

/** A lead that a member enters. */
export const ENTER_WORDS = {
  open: 'New lead',
  title: 'New lead',
  intro: 'Somebody who called, wrote or came by. They get no mail, and no consent is recorded.',
  kind: 'Kind',
  name: 'Name',
  email: 'E-mail',
  emailHint: 'An e-mail address or a phone number is enough.',
  phone: 'Phone',
  phoneHint: 'Without a country code it is a number of the United Arab Emirates.',
  source: 'Source',
  chooseSource: 'Choose where it came from',
  home: 'Home',
  homeHint: 'The reference of a home on the market.',
  noHome: 'No home on the market has this reference',
  message: 'What they want',
  assignee: 'Assign to',
  byRules: 'By the rules',
  assigneeHint: 'Where no rule counts it is nobody’s at first.',
  own: 'The lead is assigned to you.',
  submit: 'Add lead',
  cancel: 'Cancel',
  done: (name: string) => `${name} was added`,
  enteredBy: (by: string, source: string) => [by, source].filter(Boolean).join(', '),
} as const;
