const DUBAI_OFFSET = '+04:00';
const OFFSET_MS = 4 * 60 * 60 * 1000;

/** A moment as `datetime-local` inputs have it, by the clock of Dubai, which knows no summer time. */
export const toDubaiInput = (iso: string): string =>
  new Date(Date.parse(iso) + OFFSET_MS).toISOString().slice(0, 16);

/** The moment (ISO 8601 with its offset) that such an input means. */
export const fromDubaiInput = (input: string): string => `${input}:00${DUBAI_OFFSET}`;
