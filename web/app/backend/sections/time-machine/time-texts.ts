import type { SiteChange, UpcomingChange } from '@manzil/contracts/content/site-times';

export const CHANGE_WORDS: Readonly<Record<SiteChange['change'], string>> = {
  added: 'Added',
  removed: 'Removed',
  changed: 'Changed',
  moved: 'Moved',
};

const DOES: Readonly<Record<UpcomingChange['does'], string>> = {
  publish: 'is published',
  withdraw: 'is withdrawn',
};

export const TEXTS = {
  title: 'Time Machine',
  intro:
    'What visitors see at two times, in the past or to come, and what is different. Homes from the feed are not part of it.',
  known: (time: string) => `What visitors saw is known from ${time} on.`,
  form: 'Times to compare',
  from: 'From',
  to: 'To',
  hint: 'Gulf time',
  compare: 'Compare',
  missing: 'Choose a date and a time',
  unknown: (time: string) => `Choose a time from ${time} on: before it nothing is known`,
  presets: 'Often asked for',
  sinceYesterday: 'Since yesterday',
  sinceAWeek: 'Since a week ago',
  sinceTheBeginning: 'Since it is known',
  upcoming: 'Coming up',
  noneUpcoming: 'Nothing is scheduled.',
  does: ({ title, does }: Pick<UpcomingChange, 'title' | 'does'>) => `“${title}” ${DOES[does]}`,
  compareWithNow: 'Compare with now',
  changes: 'What is different',
  same: 'Visitors see the same at both times.',
  count: (count: number) =>
    count === 1 ? '1 entry is different.' : `${String(count)} entries are different.`,
  first: (shown: number, total: number) =>
    `The first ${String(shown)} of ${String(total)} entries that are different.`,
  preview: (time: string) => `Preview the site at ${time}`,
  note: 'It shows the whole site at that time. Homes are as they are now.',
  show: 'Show changes',
  hide: 'Hide changes',
  showOf: (title: string) => `Show changes of ${title}`,
  hideOf: (title: string) => `Hide changes of ${title}`,
  comparing: 'Comparing…',
  details: (title: string) => `Changes of “${title}”`,
} as const;
