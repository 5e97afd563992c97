/** State of a navigation to another address of the page that is open, in which somebody may be typing. */
export const withFocusKept = (state: unknown): object => ({ ...(state as object | null), keepsFocus: true });

export const keepsFocus = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'keepsFocus' in state;
