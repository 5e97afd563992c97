const DAY_MS = 86_400_000;

const inDubai = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dubai' });

/** The day in Dubai of an ISO 8601 time, as `2026-11-30`. */
export const dubaiDay = (time: string): string => inDubai.format(new Date(time));

/** The beginning of a day in Dubai, as an ISO 8601 time in UTC. */
export const beginningOf = (day: string): string => new Date(`${day}T00:00:00+04:00`).toISOString();

export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
