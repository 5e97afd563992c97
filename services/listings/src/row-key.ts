/** The largest id that a table can have. */
export const LAST_ID = 2_147_483_647;

/**
 * Checks whether a row could have this key. PostgreSQL returns an error for an integer above 32 bits or a NUL in a
 * text, but an invalid link of a visitor should only yield NOT_FOUND.
 */
export const canBeKey = (key: { id: number } | { pagelink: string }): boolean =>
  'id' in key ? Math.abs(key.id) <= LAST_ID : canBeText(key.pagelink);

/** A stored text never contains NUL, so a text with one matches nothing. */
export const canBeText = (text: string): boolean => !text.includes('\0');
