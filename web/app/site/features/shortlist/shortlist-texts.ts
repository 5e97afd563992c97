const homes = (count: number): string => `${String(count)} ${count === 1 ? 'home' : 'homes'}`;

export const SHORTLIST_TEXTS = {
  title: 'Decide together',
  start: {
    text: 'Make a shortlist of these homes and send its link. Everybody who has the link can put the homes in their own order, comment on them and change the list. Nobody needs an account.',
    homes: (count: number) => `${homes(count)} to decide about`,
    tooMany: (most: number) => `A shortlist has ${String(most)} homes at most. The first ones are on it.`,
    nickname: 'Your name on this shortlist',
    nicknameHint: 'Any name that the others know you by. Everybody with the link sees it.',
    submit: 'Make the shortlist',
    sending: 'Making the shortlist…',
    failed: 'The shortlist could not be made. Please try again.',
    tooOften: 'Too many shortlists were made from here. Please try again in ten minutes.',
    empty: 'No homes to decide about yet',
    emptyHelp:
      'Save homes with the heart on their photos, then choose “Decide together” on the page of saved homes.',
    emptyNext: 'Look at homes for sale',
    noScript: 'Making a shortlist needs JavaScript. You can open one without it by its link.',
    yours: 'Shortlists on this device',
    named: (people: string, count: number) => `${homes(count)}, with ${people}`,
  },
  unknownTitle: 'This shortlist does not exist',
  unknownText:
    'Its link is not complete, or the shortlist was deleted. One that nobody opens for 90 days is deleted too.',
  unknownNext: 'Saved homes',
  text: 'Put the homes in your order, and see where you agree. Everybody who has the link of this page can see and change this shortlist.',
  status: {
    synced: 'Everything is saved.',
    sending: 'Saving…',
    offline:
      'You are offline. Your changes are kept on this device and will be sent when you are back online.',
    offlineSeen: (at: string) => `You are offline. You see this shortlist as it was on ${at}.`,
    waiting: 'Your changes could not be sent yet. They are kept on this device and will be sent again.',
  },
  refused: 'The shortlist is full, so the last change was not made.',
  invalid: 'The last change could not be saved.',
  join: {
    title: 'Join this shortlist',
    submit: 'Join',
    as: (name: string) => `You are here as ${name}.`,
    change: 'Change name',
    save: 'Save name',
  },
  share: 'Send the link',
  revoke: {
    button: 'Delete this shortlist',
    question:
      'Delete the shortlist for everybody? The link stops working, and all orders and comments are deleted.',
    confirm: 'Yes, delete it',
    cancel: 'Keep it',
    done: 'The shortlist is deleted.',
    failed: 'The shortlist could not be deleted. Please try again.',
  },
  order: {
    title: 'Your order',
    help: 'Drag a home by its handle, or select the handle and use the space bar and the arrow keys. The best home comes first.',
    confirm: 'This is my order',
    list: 'Homes in your order',
    all: 'The homes',
    none: 'No homes are on this shortlist.',
  },
  home: {
    gone: 'No longer available',
    remove: 'Remove',
    removeOf: (name: string) => `Remove ${name} from the shortlist`,
    removed: (name: string) => `${name} is removed for everybody`,
    add: 'Add a saved home',
    addOf: (name: string) => `Add ${name} to the shortlist`,
    full: (most: number) => `A shortlist has ${String(most)} homes at most. Remove one to add another.`,
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
    refused: 'The shortlist has as many people or comments as it can.',
  },
  agreement: {
    title: 'Where you agree',
    none: 'Nobody has put the homes in order yet.',
    one: 'Once a second person has put the homes in order, you see here where you agree.',
    table: 'Places that each person gives each home',
    home: 'Home',
    average: 'Average place',
    verdict: 'You all',
    notRanked: 'Not yet',
    verdicts: { agree: 'Agree', near: 'Nearly agree', differ: 'Differ', apart: 'Far apart' },
    single: 'One order only',
    apart: (first: string, high: string, last: string, low: string) =>
      `${first} puts it ${high}, ${last} ${low}`,
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
