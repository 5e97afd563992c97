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
  title: (home: string) => `Book a viewing: ${home}`,
  text: (adviser: string, minutes: number) =>
    `${adviser} will meet you there (${String(minutes)} minutes, Dubai time).`,
  none: 'Tell us when suits you and we’ll confirm a time.',
  enquire: 'Send an enquiry',
  toHome: 'Back to the home',
  time: 'Time',
  submit: 'Book this time',
  note: 'We’ll email you a confirmation and reminders, with a link to move or cancel the viewing.',
  again: 'Choose another time',
  doneTitle: 'Your viewing is booked',
  doneText: 'We’ve emailed you a confirmation for your calendar, with a link to move or cancel the viewing.',
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
    noTimes: 'No other times are free in the next few days.',
    states: {
      booked: 'This viewing is no longer upcoming.',
      cancelled: 'This viewing was cancelled.',
      attended: 'This viewing took place.',
      'no-show': 'This viewing is over.',
    },
    saved: 'Your change has been saved. We’ve emailed you a confirmation.',
    refused: 'We couldn’t save this: the time may just have been taken. Please choose another.',
    unknownTitle: 'This link does not work',
    unknownText: 'It is incomplete, or the viewing was deleted. Try the link in a newer email.',
    toHomes: 'See homes for sale',
  },
} as const;
