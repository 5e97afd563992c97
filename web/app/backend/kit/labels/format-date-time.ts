const dateTime = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Dubai',
});

const time = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Dubai',
});

const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A day such as `2026-11-30` as `30 Nov 2026`. */
export const formatDay = (iso: string): string => day.format(new Date(iso));

/** Today's date in Dubai, as `2026-11-30`. */
export const gulfToday = (): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dubai' }).format(new Date());

/** An ISO 8601 time as `21 Nov 2026, 13:05`, in Dubai time wherever the member is. */
export const formatDateTime = (iso: string): string => dateTime.format(new Date(iso));

/** An ISO 8601 time as `13:05`, in Dubai time wherever the member is. */
export const formatTime = (iso: string): string => time.format(new Date(iso));
