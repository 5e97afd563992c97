import { useSyncExternalStore } from 'react';

function onLoad(listener: () => void): () => void {
  window.addEventListener('load', listener);
  return () => {
    window.removeEventListener('load', listener);
  };
}

/** Returns true when the document has finished loading, after which less urgent files may follow. */
export const useLoaded = (): boolean =>
  useSyncExternalStore(
    onLoad,
    () => document.readyState === 'complete',
    () => false,
  );
