import { useCallback, useEffect } from 'react';
import { useBlocker, type Blocker } from 'react-router';

/** Asks before unsaved work is left: by a link (the blocker, shown as a dialog) or by closing the tab. */
export function useUnsavedGuard(dirty: boolean): Blocker {
  useEffect(() => {
    if (!dirty) return;
    const warn = (event: BeforeUnloadEvent): void => {
      event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('beforeunload', warn);
    };
  }, [dirty]);
  return useBlocker(
    useCallback(
      ({ currentLocation, nextLocation }) => dirty && currentLocation.pathname !== nextLocation.pathname,
      [dirty],
    ),
  );
}
