import { useSyncExternalStore } from 'react';

function onLoad(tell: () => void): () => void {
  window.addEventListener('load', tell);
  return () => {
    window.removeEventListener('load', tell);
  };
}

/** Whether all that the document's first view needs has come: what can wait follows then. */
export const useLoaded = (): boolean =>
  useSyncExternalStore(
    onLoad,
    () => document.readyState === 'complete',
    () => false,
  );
