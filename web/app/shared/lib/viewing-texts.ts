import { BOOK_VIEWING } from './viewing-words';

const day = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'Asia/Dubai',
});
const clock = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Dubai',
});

/** The texts of viewings, whose times are by the clock of Dubai. */
export const viewingTexts = {
  book: BOOK_VIEWING,
  title: (home: string) => `Book a viewing of ${home}`,
  text: (adviser: string, minutes: number) =>
    `${adviser} meets you there for ${String(minutes)} minutes. All times are those of Dubai.`,
  none: 'No time can be booked online at the moment. Send an enquiry, and an adviser proposes one.',
  enquire: 'Send an enquiry',
  toHome: 'Back to the home',
  time: 'Time',
  submit: 'Book this time',
  note: 'We send a confirmation and reminders to your address. By the link in them you can move or cancel the viewing.',
  again: 'Choose another time',
  doneTitle: 'Your viewing is booked',
  doneText:
    'A confirmation for your calendar is on its way to you. Its link lets you move or cancel the viewing.',
  day: (time: string): string => day.format(new Date(time)),
  clock: (time: string): string => clock.format(new Date(time)),
  slot: (time: string): string => `${day.format(new Date(time))}, ${clock.format(new Date(time))}`,
  own: {
    title: 'Your viewing',
    at: (time: string) => `${time} (Dubai time)`,
    withAdviser: (adviser: string) => `With ${adviser}`,
    move: 'Move it to',
    choose: 'Choose a time',
    moveTo: 'Move the viewing',
    cancel: 'Cancel the viewing',
    noTimes: 'There is no other free time in the next days.',
    states: {
      booked: 'This viewing is not to come any more.',
      cancelled: 'This viewing is cancelled.',
      attended: 'This viewing took place.',
      'no-show': 'This viewing is over.',
    },
    saved: 'Your change is saved. A mail confirms it.',
    refused: 'This could not be saved: the time may have been taken in the meantime. Choose another one.',
    unknownTitle: 'This link does not work',
    unknownText: 'It is not complete, or the viewing was erased. Newer mails have a link that works.',
    toHomes: 'See homes for sale',
  },
} as const;
