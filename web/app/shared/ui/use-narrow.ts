import { useSyncExternalStore } from 'react';

/** Narrower tables have no room for their columns; the style sheet of tables uses the same width. */
const QUERY = '(width <= 800px)';

/** Returns true when the window is so narrow that rows of tables are cards. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, isNarrow);

// Tests have no layout, and so no width.
const isNarrow = (): boolean => 'matchMedia' in window && window.matchMedia(QUERY).matches;

function subscribe(onChange: () => void): () => void {
  if (!('matchMedia' in window)) return () => undefined;
  const media = window.matchMedia(QUERY);
  media.addEventListener('change', onChange);
  return () => {
    media.removeEventListener('change', onChange);
  };
}
