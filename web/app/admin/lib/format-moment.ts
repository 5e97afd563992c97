const moment = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Dubai',
});

/** An ISO 8601 moment as the office's clock shows it: "14 Sept 2026, 09:30". */
export const formatMoment = (iso: string): string => moment.format(new Date(iso));
