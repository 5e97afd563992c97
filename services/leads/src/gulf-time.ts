/** The Gulf has no summer time. */
export const GULF_OFFSET_MS = 4 * 3_600_000;

/** The date and time of the Gulf, as in `2026-11-23T12:00:00.000`; its first ten characters are the day. */
export const gulfTimeOf = (at: Date): string =>
  new Date(at.getTime() + GULF_OFFSET_MS).toISOString().slice(0, -1);
