const FORMAT = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Dubai',
});

/** A moment (ISO 8601) by the clock of Dubai, for example '21 Nov 2026, 09:05'. */
export const whenInDubai = (moment: string): string => FORMAT.format(new Date(moment));
