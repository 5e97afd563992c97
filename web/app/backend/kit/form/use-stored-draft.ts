import { useCallback, useEffect, useRef } from 'react';
import { writeDraft, type StoredDraft } from '../data/draft-storage';

const SAVE_AFTER_MS = 600;

/**
 * Stores a draft on this device while there is one, so that a closed tab or an ended session loses nothing. Returns a
 * function that removes it at once.
 */
export function useStoredDraft<Values>(
  key: string | undefined,
  draft: StoredDraft<Values> | undefined,
): () => void {
  const { base, values } = draft ?? {};
  // Not yet written to the storage; undefined once the draft was removed.
  const pending = useRef<StoredDraft<Values> | undefined>(undefined);
  useEffect(() => {
    if (key === undefined) return;
    pending.current = base === undefined || values === undefined ? undefined : { base, values };
    const timer = setTimeout(() => {
      writeDraft(key, pending.current);
    }, SAVE_AFTER_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [key, base, values]);
  useEffect(() => {
    if (key === undefined) return;
    const writePending = (): void => {
      if (pending.current !== undefined) writeDraft(key, pending.current);
    };
    window.addEventListener('pagehide', writePending);
    return () => {
      window.removeEventListener('pagehide', writePending);
      writePending();
    };
  }, [key]);
  return useCallback(() => {
    pending.current = undefined;
    if (key !== undefined) writeDraft(key, undefined);
  }, [key]);
}
