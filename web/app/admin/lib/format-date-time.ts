const dateTime = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Dubai',
});

/** An ISO 8601 moment as `21 Nov 2026, 13:05`, by the clock of the office wherever the member is. */
export const formatDateTime = (iso: string): string => dateTime.format(new Date(iso));
