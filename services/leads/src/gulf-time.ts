/** The Gulf has no summer time. */
export const GULF_OFFSET_MS = 4 * 3_600_000;

/** The date and time of the Gulf, as in `2026-11-23T12:00:00.000`; its first ten characters are the day. */
export const gulfTimeOf = (at: Date): string =>
  new Date(at.getTime() + GULF_OFFSET_MS).toISOString().slice(0, -1);

/** Formats a time as `2026-11-20 12:15:30` in Gulf time. */
export const gulfText = (at: Date): string => gulfTimeOf(at).slice(0, 19).replace('T', ' ');
