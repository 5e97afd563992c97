import type { RuleSummary, RuleWaiting } from '@manzil/contracts/content/rule';
import type { Confidence, Topic } from '@manzil/rules/vocabulary';
import { formatDay } from '../../kit/labels/format-date-time';

export const EMIRATE_NAMES: Readonly<Record<RuleSummary['emirate'], string>> = {
  all: 'All emirates',
  'abu-dhabi': 'Abu Dhabi',
  dubai: 'Dubai',
  sharjah: 'Sharjah',
  ajman: 'Ajman',
  'umm-al-quwain': 'Umm Al Quwain',
  'ras-al-khaimah': 'Ras Al Khaimah',
  fujairah: 'Fujairah',
};

export const TOPIC_NAMES: Readonly<Record<Topic, string>> = {
  tax: 'Tax',
  buy: 'Buying',
  sell: 'Selling',
  mortgage: 'Mortgages',
  'off-plan': 'Off-plan',
  rent: 'Renting',
  advertise: 'Advertising',
  mandate: 'Mandates',
  residence: 'Residence',
  contact: 'Marketing calls',
  compliance: 'Compliance',
  display: 'Display',
  portal: 'Portals',
};

export const CONFIDENCE_NAMES: Readonly<Record<Confidence, string>> = {
  high: 'High',
  medium: 'Medium',
  low: 'Low',
};

export const WAITING_NAMES: Readonly<Record<RuleWaiting, string>> = {
  confirmation: 'To confirm',
  source: 'Needs a better source',
  review: 'Review overdue',
};

export const TEXTS = {
  title: 'Rules',
  intro:
    'Fees, taxes and limits behind the costs on the site. Only confirmed rules of high or medium confidence show as figures.',
  caption: 'Rules',
  search: 'Search by name or id',
  empty: 'No rule matches these filters.',
  filters: { emirate: 'Emirate', topic: 'Topic', state: 'State', all: 'All' },
  columns: {
    name: 'Rule',
    emirate: 'Emirate',
    confidence: 'Confidence',
    review: 'Review by',
    state: 'State',
  },
  demo: 'Confirmed by the demo only',
  shown: (version: number) => `Version ${String(version)} in force`,
  notShown: 'Not shown',
  back: 'All rules',
  add: 'Add version',
  versions: 'Versions',
  version: (version: number) => `Version ${String(version)}`,
  inForce: 'In force',
  from: (day: string | null) => (day === null ? 'First day unknown' : `From ${formatDay(day)}`),
  to: (day: string | null) => (day === null ? '' : ` to ${formatDay(day)}`),
  confidence: 'Confidence',
  dateConfidence: 'Confidence of the first day',
  law: 'Law',
  note: 'Note',
  sources: 'Sources',
  memory: 'From memory, without a page',
  added: 'Added',
  confirmed: 'Confirmed',
  notConfirmed: 'Not confirmed',
  byDemo: (at: string) => `by the demo, ${at}: not checked`,
  confirmedBy: (by: string, at: string, review: string) => `by ${by}, ${at}; review by ${formatDay(review)}`,
  confirm: 'Confirm',
  confirmAgain: 'Confirm again',
  confirmOf: (version: number) => `Confirm version ${String(version)}`,
  confirmText: 'Compare the version with its sources first. Once confirmed, its figures are on the site.',
  confirmLow: 'A version of low confidence is never shown. Add a version with a better source.',
  reviewBy: 'Review by',
  confirmedDone: (version: number) => `Version ${String(version)} is confirmed.`,
  addTitle: 'Add a version',
  addText: 'Earlier versions stay as they are. The new version is shown once it is confirmed.',
  addedDone: (version: number) => `Version ${String(version)} was added and waits to be confirmed.`,
  validFrom: 'First day',
  validTo: 'Last day',
  validToHint: 'Leave empty to apply until a later version',
  sourcesHint: 'One address per line',
  cancel: 'Cancel',
  noNumber: 'Enter a number',
  compare: 'Compare versions',
  before: 'Version',
  after: 'with version',
  same: 'The versions are the same.',
  diffHead: ['Field', 'Before', 'After'],
  yes: 'Yes',
  no: 'No',
  none: '–',
} as const;
