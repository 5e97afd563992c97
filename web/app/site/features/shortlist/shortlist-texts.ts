const homes = (count: number): string => `${String(count)} ${count === 1 ? 'home' : 'homes'}`;

export const SHORTLIST_TEXTS = {
  title: 'Decide together',
  start: {
    text: 'Create a shortlist of these homes and send the link. Anyone with the link can rank, comment and edit. No account needed.',
    homes: (count: number) => `Choose between ${homes(count)}`,
    tooMany: (most: number) => `A shortlist holds up to ${String(most)} homes. We’ve kept the first ones.`,
    nickname: 'Your name',
    nicknameHint: 'Shown to everyone with the link.',
    submit: 'Create shortlist',
    sending: 'Creating shortlist…',
    failed: 'We couldn’t create the shortlist. Please try again.',
    tooOften: 'Too many shortlists were created from here. Please try again in ten minutes.',
    empty: 'No homes to choose from yet',
    emptyHelp: 'Tap the heart on the homes you like, then choose “Decide together” on your saved homes.',
    emptyNext: 'Browse homes for sale',
    noScript: 'Creating a shortlist needs JavaScript. You can open an existing one without it.',
    yours: 'Shortlists on this device',
    named: (people: string, count: number) => `${homes(count)}, with ${people}`,
  },
  unknownTitle: 'This shortlist does not exist',
  unknownText:
    'The link is incomplete, or the shortlist was deleted. Shortlists that nobody opens for 90 days are deleted.',
  unknownNext: 'Saved homes',
  text: 'Rank the homes and see where you agree. Anyone with the link can see and change this shortlist.',
  status: {
    synced: 'Everything is saved.',
    sending: 'Saving…',
    offline: 'You’re offline. We’ll save your changes when you’re back online.',
    offlineSeen: (at: string) => `You’re offline. This is the shortlist as of ${at}.`,
    waiting: 'We couldn’t save your changes yet. We’ll keep trying.',
  },
  refused: 'The shortlist is full, so your last change wasn’t saved.',
  invalid: 'We couldn’t save your last change.',
  join: {
    title: 'Join this shortlist',
    submit: 'Join',
    as: (name: string) => `You’ve joined as ${name}.`,
    change: 'Change name',
    save: 'Save name',
  },
  share: 'Send the link',
  revoke: {
    button: 'Delete this shortlist',
    question:
      'Delete this shortlist for everyone? The link will stop working, and all rankings and comments will be deleted.',
    confirm: 'Yes, delete it',
    cancel: 'Keep it',
    done: 'The shortlist was deleted.',
    failed: 'We couldn’t delete the shortlist. Please try again.',
  },
  order: {
    title: 'Your ranking',
    help: 'Drag to reorder, favourite first. With a keyboard: space bar, then the arrow keys.',
    confirm: 'Save my ranking',
    list: 'Your ranking of the homes',
    all: 'The homes',
    none: 'This shortlist has no homes yet.',
  },
  home: {
    gone: 'No longer available',
    remove: 'Remove',
    removeOf: (name: string) => `Remove ${name} from the shortlist`,
    removed: (name: string) => `${name} was removed for everyone`,
    add: 'Add a saved home',
    addOf: (name: string) => `Add ${name} to the shortlist`,
    full: (most: number) => `A shortlist holds up to ${String(most)} homes. Remove one to add another.`,
  },
  comments: {
    count: (count: number) =>
      count === 0 ? 'Comment' : `${String(count)} ${count === 1 ? 'comment' : 'comments'}`,
    of: (name: string) => `Comments on ${name}`,
    label: (name: string) => `Your comment on ${name}`,
    submit: 'Add comment',
    joinFirst: 'Join the shortlist to comment.',
    home: 'Home',
    name: 'Your name',
    text: 'Your comment',
    plainTitle: 'Add a comment',
    missing: 'Enter your name and a comment of up to 500 characters, and choose a home.',
    refused: 'This shortlist has reached its limit of people or comments.',
  },
  agreement: {
    title: 'Where you agree',
    none: 'No rankings yet.',
    one: 'When a second person ranks the homes, you’ll see here where you agree.',
    table: 'Each person’s rank for each home',
    home: 'Home',
    average: 'Average rank',
    verdict: 'Together',
    notRanked: 'Not yet',
    verdicts: { agree: 'Agree', near: 'Close', differ: 'Differ', apart: 'Far apart' },
    single: 'One ranking only',
    apart: (first: string, high: string, last: string, low: string) =>
      `${first} ranks it ${high}, ${last} ${low}`,
  },
} as const;

const ENDINGS: Readonly<Record<Intl.LDMLPluralRule, string>> = {
  zero: 'th',
  one: 'st',
  two: 'nd',
  few: 'rd',
  many: 'th',
  other: 'th',
};
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });

/** "1st", "2nd": places count from 1. */
export const ordinal = (place: number): string => `${String(place)}${ENDINGS[ordinals.select(place)]}`;
