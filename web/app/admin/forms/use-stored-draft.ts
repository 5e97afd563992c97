import { useCallback, useEffect, useRef } from 'react';

const SAVE_AFTER_MS = 600;

export interface StoredDraft<Values> {
  /** Version of what was stored when the draft was begun. */
  base: string;
  values: Values;
}

/**
 * Stores a draft on this device while there is one, so that a closed tab or an ended session loses nothing. Returns a
 * function that removes it at once.
 */
export function useStoredDraft<Values>(
  key: string | undefined,
  draft: StoredDraft<Values> | undefined,
): () => void {
  const { base, values } = draft ?? {};
  // What is not written to the storage yet; nothing once the draft was removed.
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

const storageKey = (key: string): string => `backendDraft:${key}`;

export function readDraft<Values>(key: string | undefined): StoredDraft<Values> | undefined {
  if (key === undefined || typeof window === 'undefined') return undefined;
  try {
    const stored = window.localStorage.getItem(storageKey(key));
    return stored === null ? undefined : (JSON.parse(stored) as StoredDraft<Values>);
  } catch {
    return undefined;
  }
}

function writeDraft<Values>(key: string, draft: StoredDraft<Values> | undefined): void {
  try {
    if (draft === undefined) window.localStorage.removeItem(storageKey(key));
    else window.localStorage.setItem(storageKey(key), JSON.stringify(draft));
  } catch {
    // The storage is full or forbidden: the form itself still has the values.
  }
}
