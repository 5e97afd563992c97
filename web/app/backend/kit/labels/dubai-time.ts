const DUBAI_OFFSET = '+04:00';
const OFFSET_MS = 4 * 60 * 60 * 1000;

/** Converts an ISO 8601 time to a `datetime-local` value in Dubai time, which has no daylight saving. */
export const toDubaiInput = (iso: string): string =>
  new Date(Date.parse(iso) + OFFSET_MS).toISOString().slice(0, 16);

/** Converts such a value to an ISO 8601 time with its offset. */
export const fromDubaiInput = (input: string): string => `${input}:00${DUBAI_OFFSET}`;
