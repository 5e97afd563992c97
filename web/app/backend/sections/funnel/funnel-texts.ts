import type { FunnelDimension } from '@manzil/contracts/leads/funnel';

export const BY_LABELS: Readonly<Record<FunnelDimension, string>> = {
  listing: 'Listing',
  community: 'Community',
  source: 'Source',
  adviser: 'Adviser',
};

/** Rows without a key. */
export const NO_KEY_LABELS: Readonly<Record<FunnelDimension, string>> = {
  listing: 'No listing',
  community: 'No community',
  source: 'Not known',
  adviser: 'Unassigned',
};

export const TEXTS = {
  title: 'Funnel',
  intro:
    'What visitors do with listings, from view to deal. Viewings and won leads belong to the enquiries of the period, and count on the day of the enquiry.',
  ownIntro: 'These are the numbers of your own listings and leads.',
  filters: 'Funnel',
  by: 'Rows',
  from: 'From',
  to: 'To',
  export: 'Export as CSV',
  steps: 'From view to won',
  series: 'Over time',
  asTable: 'As a table',
  part: 'Period',
  parts: { day: 'Day', week: 'Week', month: 'Month' },
  every: 'Chart per',
  only: (by: string) => `Chart of one ${by.toLowerCase()}`,
  all: 'All together',
  mostOf: (sum: number, most: number) =>
    `${sum.toLocaleString('en')} in all, at most ${most.toLocaleString('en')}`,
  step: 'Step',
  count: 'Count',
  rows: (by: string) => `Funnel by ${by.toLowerCase()}`,
  search: (by: string) => `Search by ${by.toLowerCase()}`,
  views: 'Views',
  saves: 'Saves',
  calls: 'Call',
  whatsapps: 'WhatsApp',
  enquiries: 'Enquiries',
  viewings: 'With a viewing',
  won: 'Won',
  unknown: '–',
  bySource: 'Views, saves and clicks are not available by source: visitors are not tracked.',
  leftOut: (count: number) => `${count.toLocaleString('en')} more rows with fewer enquiries are not shown.`,
  empty: 'No views or enquiries in this period. Choose a longer one.',
} as const;
