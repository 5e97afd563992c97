/** The longest text of a field, in characters; the rest is cut off and reported. */
export const MAX_FIELD_CHARACTERS = 1_000_000;
/** The largest record, and the longest gap between records, in characters: a parser has at most this much in memory. */
export const MAX_RECORD_CHARACTERS = 16_000_000;
/** The deepest nesting of elements, objects and lists. */
export const MAX_DEPTH = 32;
