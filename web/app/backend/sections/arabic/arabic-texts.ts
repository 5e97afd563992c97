import type { Contradiction, OmissibleKind, TextState } from '@manzil/contracts/content/translation';

export const RECORD_STATES = ['contradicting', 'outdated', 'missing', 'complete', 'shown'] as const;
export type RecordState = (typeof RECORD_STATES)[number];

export const STATE_NAMES: Readonly<Record<RecordState, string>> = {
  contradicting: 'Contradicts the English',
  outdated: 'Out of date',
  missing: 'Missing texts',
  complete: 'Ready to show',
  shown: 'Shown in Arabic',
};

export const TEXT_STATE_NAMES: Readonly<Record<TextState, string>> = {
  translated: 'Translated',
  missing: 'Missing',
  outdated: 'Out of date',
  contradicting: 'Contradicts the English',
};

const FIGURES: Readonly<Record<Contradiction['kind'], string>> = {
  number: 'number',
  date: 'date or time',
  phone: 'phone number',
  link: 'link',
  negation: 'negation',
};

/** Describes one contradiction, such as a different figure. */
export function contradictionText({ kind, english, arabic }: Contradiction): string {
  if (kind === 'negation')
    return english === ''
      ? 'Only the Arabic says “not”.'
      : 'The English says “not”, and the Arabic does not.';
  return english === ''
    ? `The Arabic has a ${FIGURES[kind]} that the English does not have: ${arabic}`
    : `The Arabic lacks a ${FIGURES[kind]} of the English: ${english}`;
}

const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

export const TEXTS = {
  title: 'Arabic',
  intro:
    'Arabic texts beside the English ones. A record is shown in Arabic once all its texts are translated.',
  caption: 'Records with their Arabic',
  search: 'Search records',
  empty: 'There are no texts to translate.',
  filters: { kind: 'Kind', state: 'State', all: 'All' },
  columns: { record: 'Record', state: 'State', coverage: 'Coverage', saved: 'Saved by' },
  coverage: (translated: number, texts: number, percent: number) =>
    `${percent}% translated: ${translated.toLocaleString('en')} of ${counted(texts, 'text', 'texts')}`,
  state: {
    missing: (count: number) => counted(count, 'text missing', 'texts missing'),
    outdated: (count: number) => counted(count, 'text out of date', 'texts out of date'),
    contradicting: (count: number) => counted(count, 'text contradicts', 'texts contradict') + ' the English',
  },
  all: 'All records',
  show: 'Show in Arabic',
  showHint: 'Visitors see this record in Arabic when all texts are translated; until then in English.',
  english: (number: number) => `English ${number}`,
  arabic: (number: number) => `Arabic ${number}`,
  translatedFrom: 'The English has changed. It was translated from:',
  stillCorrect: 'The Arabic is still correct',
  saved: 'Arabic saved',
};

const KINDS: Readonly<Record<OmissibleKind, string>> = {
  page: 'Pages',
  'blog-post': 'Blog posts',
  development: 'Developments',
  faq: 'Questions',
  'team-member': 'Team members',
  testimonial: 'Testimonials',
};

export const OMISSION_TEXTS = {
  title: 'Texts without ready Arabic',
  hint: 'Navigation, footer, page texts and legal texts are part of the site’s own pages and always appear in English until their Arabic is ready.',
  shown: 'Show the English text, marked as English',
  omitted: 'Leave it out of the Arabic site',
  kinds: KINDS,
  done: (kinds: string, isOmitted: boolean) =>
    isOmitted
      ? `${kinds} without ready Arabic are left out of the Arabic site`
      : `${kinds} without ready Arabic are shown in English`,
};
