/** The largest id a table of ours can hold. */
export const LAST_ID = 2_147_483_647;

/**
 * Whether a row could have this key at all. PostgreSQL answers an integer past 32 bits or a NUL in a text with
 * an error, where a visitor's wrong link is just not found.
 */
export const canBeKey = (key: { id: number } | { pagelink: string }): boolean =>
  'id' in key ? Math.abs(key.id) <= LAST_ID : canBeText(key.pagelink);

/** No stored text holds a NUL, so one that does matches nothing. */
export const canBeText = (text: string): boolean => !text.includes('\0');
