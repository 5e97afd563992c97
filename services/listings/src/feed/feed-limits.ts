/** Longest text of one field in characters; what is beyond is left out and reported. */
export const MAX_FIELD_CHARACTERS = 1_000_000;
/** Largest record, and longest stretch without one: what a reader holds in memory at most. */
export const MAX_RECORD_CHARACTERS = 16_000_000;
/** Deepest nesting of elements, objects and lists. */
export const MAX_DEPTH = 32;
