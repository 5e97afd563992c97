/** Navigation state that keeps the focus: the navigation stays on the open page, and the visitor may be typing. */
export const withFocusKept = (state: unknown): object => ({ ...(state as object | null), keepsFocus: true });

export const keepsFocus = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'keepsFocus' in state;
