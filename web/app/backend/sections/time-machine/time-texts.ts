import type { SiteChange, UpcomingChange } from '@manzil/contracts/content/site-times';

export const CHANGE_LABELS: Readonly<Record<SiteChange['change'], string>> = {
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
  intro: 'Compare what visitors see at two times, past or future. Feed listings are not included.',
  known: (time: string) => `History starts on ${time}.`,
  form: 'Times to compare',
  from: 'From',
  to: 'To',
  hint: 'Dubai time',
  compare: 'Compare',
  missing: 'Choose a date and a time',
  unknown: (time: string) => `Choose a time after ${time}, when the history starts`,
  presets: 'Quick ranges',
  sinceYesterday: 'Since yesterday',
  sinceAWeek: 'Since a week ago',
  sinceTheBeginning: 'Since the beginning',
  upcoming: 'Coming up',
  noneUpcoming: 'Nothing is scheduled.',
  does: ({ title, does }: Pick<UpcomingChange, 'title' | 'does'>) => `“${title}” ${DOES[does]}`,
  compareWithNow: 'Compare with now',
  changes: 'Changes',
  same: 'Visitors see the same at both times.',
  count: (count: number) => (count === 1 ? '1 change.' : `${String(count)} changes.`),
  first: (shown: number, total: number) => `The first ${String(shown)} of ${String(total)} changes.`,
  preview: (time: string) => `Preview the site at ${time}`,
  note: 'Shows the whole site at that time, with today’s listings.',
  show: 'Show changes',
  hide: 'Hide changes',
  showOf: (title: string) => `Show changes of ${title}`,
  hideOf: (title: string) => `Hide changes of ${title}`,
  comparing: 'Comparing…',
  details: (title: string) => `Changes of “${title}”`,
} as const;
