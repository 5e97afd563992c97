const SLOT = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Dubai',
});

/** The time of a viewing in words, by the clock of Dubai. */
export const dubaiSlot = (at: Date): string => SLOT.format(at);
