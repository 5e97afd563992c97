import type { ViewingMode, ViewingStatus } from '@manzil/contracts/leads/viewing';

export const STATUS_WORDS: Readonly<Record<ViewingStatus, string>> = {
  booked: 'Booked',
  cancelled: 'Cancelled',
  attended: 'Attended',
  'no-show': 'No-show',
};

const which = (hours: number): string => (hours === 1 ? '' : ` (${String(hours)})`);

export const MODE_WORDS: Readonly<Record<ViewingMode, string>> = {
  'in-person': 'In person',
  video: 'Video call',
};

/** All times are by the clock of Dubai. */
export const TEXTS = {
  title: 'Viewings',
  intro: 'Viewings of homes, and when advisers take them. All times are those of Dubai.',
  tabsLabel: 'Viewings',
  tabs: { week: 'Viewings', hours: 'Opening hours' },
  week: {
    range: (from: string, to: string) => `${from} to ${to}`,
    label: 'Week',
    previous: 'Previous week',
    current: 'This week',
    next: 'Next week',
    adviser: 'Adviser',
    all: 'All advisers',
    you: (username: string) => `${username} (you)`,
    none: 'No viewings in this week.',
    noHours: 'Visitors cannot book a viewing online yet: nobody has opening hours.',
    noOwnHours: 'Visitors cannot book a viewing with you online yet: you have no opening hours.',
    enterHours: 'Enter opening hours',
    most: (count: number) => `The first ${String(count)} are shown. Choose an adviser to see the others.`,
    today: 'Today',
    noHome: 'No home',
    time: 'Time',
    status: 'Status',
  },
  acts: {
    move: 'Move',
    cancel: 'Cancel',
    attended: 'Attended',
    'no-show': 'No-show',
    of: (act: string, person: string, slot: string) => `${act}: ${person}, ${slot}`,
    quicker: 'Somebody has changed this viewing in the meantime. This is how it is now.',
  },
  done: {
    move: (person: string, slot: string) => `The viewing of ${person} is moved to ${slot}`,
    cancel: (person: string) => `The viewing of ${person} is cancelled`,
    attended: (person: string) => `Recorded that ${person} came`,
    'no-show': (person: string) => `Recorded that ${person} did not come`,
  },
  cancel: {
    title: (person: string) => `Cancel the viewing of ${person}?`,
    text: (person: string, slot: string) =>
      `It is on ${slot}. A mail says to ${person} that it is cancelled. This cannot be undone.`,
    confirm: 'Cancel the viewing',
    keep: 'Keep it',
  },
  move: {
    title: (person: string) => `Move the viewing of ${person}`,
    now: (slot: string) => `It is on ${slot}.`,
    at: 'New time',
    atHint: 'By the clock of Dubai. A mail names it to the visitor.',
    submit: 'Move the viewing',
    cancel: 'Leave it as it is',
  },
  book: {
    open: 'Book a viewing',
    unsaved: 'Save or discard your changes first.',
    title: (person: string) => `Book a viewing for ${person}`,
    at: 'Time',
    atHint: 'By the clock of Dubai. A mail confirms it to the person.',
    mode: 'Kind of viewing',
    submit: 'Book this time',
    cancel: 'Close',
    done: (slot: string) => `A viewing is booked on ${slot}`,
  },
  hours: {
    member: 'Member',
    none: 'No opening hours are stored yet.',
    online: (username: string) =>
      `Visitors book online at these times, for homes whose listing names ${username} as the address of its adviser.`,
    offline: (username: string) =>
      `The user name ${username} is not an email address, so no listing names it and visitors cannot book online. Staff can.`,
    holidays: (days: readonly string[]) =>
      `The office is closed on ${days.join(', ')}; visitors book no viewings then.`,
    noHolidays: 'The office has no holidays to come.',
    toHolidays: 'Holidays of the office',
    week: 'Hours of the week',
    closed: 'Closed',
    add: 'Add hours',
    addTo: (day: string) => `Add hours: ${day}`,
    /** Numbers the second and further hours of a day. */
    from: (day: string, hours: number) => `${day} from${which(hours)}`,
    to: (day: string, hours: number) => `${day} to${which(hours)}`,
    until: 'to',
    remove: 'Remove',
    removeOf: (day: string, from: string, to: string) => `Remove: ${day} ${from} to ${to}`,
    duration: 'Duration of a viewing',
    fields: {
      openings: 'Hours of the week',
      duration: 'Duration of a viewing',
      notice: 'Notice (hours)',
      daysOff: 'Days off',
      standInPlaces: 'Stands in for colleagues in',
    },
    minutes: (count: number) => `${String(count)} minutes`,
    notice: 'Notice (hours)',
    noticeHint: 'Minimum notice for online bookings, in hours.',
    noticeIssue: (most: number) => `Enter a whole number of hours from 0 to ${String(most)}`,
    tooShort: (minutes: number) => `There is no room for a viewing of ${String(minutes)} minutes`,
    standInPlaces: 'Stands in for colleagues in',
    standInHint:
      'Communities, separated by commas. Visitors are offered these hours for homes there whose adviser has no free time. Empty: never.',
    daysOff: 'Days off',
    noDaysOff: 'None.',
    dayOff: (number: number) => `Day off ${String(number)}`,
    addDayOff: 'Add a day off',
    removeDayOff: (day: string) => `Remove day off: ${day}`,
    save: 'Save',
    discard: 'Discard changes',
    saved: 'The opening hours are saved',
    recovered: 'Your unsaved changes have been restored.',
  },
  feed: {
    title: 'Calendar link',
    intro:
      'A calendar program such as Google Calendar, Outlook or Apple Calendar shows the viewings by this link. Whoever has it sees names, phone numbers and homes.',
    first: 'Save the opening hours first.',
    on: 'There is a link.',
    off: 'There is no link.',
    make: 'Make a link',
    renew: 'Make a new link',
    revoke: 'Revoke the link',
    madeTitle: 'The calendar link',
    label: 'Link',
    once: 'Subscribe to this address in the calendar program. It is shown only now.',
    made: 'The link is made',
    revoked: 'The link is revoked',
    question: { renew: 'Make a new link?', revoke: 'Revoke the link?' },
    consequence: 'Calendar programs that use the link of now show nothing new any more.',
  },
  odd: {
    soon: 'This is sooner than the adviser usually takes viewings',
    closed: 'This is outside the opening hours of the adviser',
    agreed: 'It was agreed with the adviser',
  },
  free: {
    on: (day: string) => `Free on ${day}`,
    none: (day: string) => `No free times within the opening hours on ${day}.`,
    noHours: 'There are no free times within opening hours in the next two weeks.',
  },
} as const;
