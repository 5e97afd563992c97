import { useCallback, useEffect } from 'react';
import { useBlocker, type Blocker } from 'react-router';

/**
 * Asks before unsaved work is left: by a link (the blocker, shown as a dialog) or by closing the tab. Whether there is
 * any is asked at that moment when `unsaved` is a function.
 */
export function useUnsavedGuard(unsaved: boolean | (() => boolean)): Blocker {
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
        isUnsaved(unsaved) && currentLocation.pathname !== nextLocation.pathname,
      [unsaved],
    ),
  );
}

const isUnsaved = (unsaved: boolean | (() => boolean)): boolean =>
  typeof unsaved === 'function' ? unsaved() : unsaved;
