import type { LeadSource } from '@manzil/contracts/leads/lead';

export const SOURCE_LABELS: Readonly<Record<LeadSource, string>> = {
  phone: 'Phone call',
  whatsapp: 'WhatsApp',
  'walk-in': 'Walk-in',
  referral: 'Referral',
  portal: 'Property portal',
  event: 'Event',
  other: 'Something else',
};

/** Texts of the form to create a lead. */
export const ENTER_LABELS = {
  open: 'New lead',
  title: 'New lead',
  intro: 'Someone who called, wrote or visited. No email is sent, and no consent is recorded.',
  kind: 'Kind',
  name: 'Name',
  email: 'Email',
  emailHint: 'An email address or a phone number is enough.',
  phone: 'Phone',
  phoneHint: 'Numbers without a country code are treated as UAE numbers.',
  source: 'Source',
  chooseSource: 'Choose where it came from',
  home: 'Listing',
  homeHint: 'Reference of a listing on the market.',
  noHome: 'No listing on the market has this reference',
  message: 'What they want',
  assignee: 'Assign to',
  byRules: 'Automatically',
  assigneeHint: 'Unassigned if no rule matches.',
  own: 'The lead is assigned to you.',
  submit: 'Add lead',
  cancel: 'Cancel',
  done: (name: string) => `${name} was added`,
  enteredBy: (by: string, source: string) => [by, source].filter(Boolean).join(', '),
} as const;
