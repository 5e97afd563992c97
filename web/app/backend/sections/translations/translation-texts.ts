import type { Contradiction, OmissibleKind, TextState } from '@manzil/contracts/content/translation';
import { LOCALES, type TranslationLanguage } from '@manzil/contracts/site-language';

export const RECORD_STATES = ['contradicting', 'outdated', 'missing', 'complete', 'shown'] as const;
export type RecordState = (typeof RECORD_STATES)[number];

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

const KINDS: Readonly<Record<OmissibleKind, string>> = {
  page: 'Pages',
  'blog-post': 'Blog posts',
  development: 'Developments',
  faq: 'Questions',
  'team-member': 'Team members',
  testimonial: 'Testimonials',
};

const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

/** Texts that do not depend on the language. */
export const TEXTS = {
  language: 'Language',
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
  english: (number: number) => `English ${number}`,
  translatedFrom: 'The English has changed. It was translated from:',
};

/** Texts about the translation to a language. */
export function textsAbout(language: TranslationLanguage) {
  const { name } = LOCALES[language];
  return {
    title: name,
    intro: `${name} texts beside the English ones. A record is shown in ${name} once all its texts are translated.`,
    caption: `Records with their ${name}`,
    states: {
      contradicting: 'Contradicts the English',
      outdated: 'Out of date',
      missing: 'Missing texts',
      complete: 'Ready to show',
      shown: `Shown in ${name}`,
    } satisfies Record<RecordState, string>,
    show: `Show in ${name}`,
    showHint: `Visitors see this record in ${name} when all texts are translated.`,
    translation: (number: number) => `${name} ${number}`,
    stillCorrect: `The ${name} is still correct`,
    saved: `${name} saved`,
    /** Describes one contradiction, such as a different figure. */
    contradiction({ kind, english, arabic: translation }: Contradiction): string {
      if (kind === 'negation')
        return english === ''
          ? `Only the ${name} says “not”.`
          : `The English says “not”, and the ${name} does not.`;
      return english === ''
        ? `The ${name} has a ${FIGURES[kind]} that the English does not have: ${translation}`
        : `The ${name} lacks a ${FIGURES[kind]} of the English: ${english}`;
    },
    omissions: {
      title: `Texts without ready ${name}`,
      hint: `Until its ${name} is ready, a record is shown in English, marked as such, or left out of the ${name} site. Navigation, footer, page texts and legal texts are always shown.`,
      shown: 'Show in English',
      omitted: `Leave out of the ${name} site`,
      kinds: KINDS,
      done: (kinds: string, isOmitted: boolean) =>
        isOmitted
          ? `${kinds} without ready ${name} are left out of the ${name} site`
          : `${kinds} without ready ${name} are shown in English`,
    },
  };
}
