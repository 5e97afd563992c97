import { useCallback, useEffect } from 'react';
import { useBlocker, type Blocker } from 'react-router';

type Unsaved = boolean | ((next?: string) => boolean);

/**
 * Asks before unsaved work is left: by a link (the blocker, shown as a dialog) or by closing the tab. A function is
 * called at that moment, with the path of the link.
 */
export function useUnsavedGuard(unsaved: Unsaved): Blocker {
  useEffect(() => {
    if (unsaved === false) return;
    const warn = (event: BeforeUnloadEvent): void => {
      if (isUnsaved(unsaved)) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('beforeunload', warn);
    };
  }, [unsaved]);
  return useBlocker(
    useCallback(
      ({ currentLocation, nextLocation }) =>
        currentLocation.pathname !== nextLocation.pathname && isUnsaved(unsaved, nextLocation.pathname),
      [unsaved],
    ),
  );
}

const isUnsaved = (unsaved: Unsaved, next?: string): boolean =>
  typeof unsaved === 'function' ? unsaved(next) : unsaved;
