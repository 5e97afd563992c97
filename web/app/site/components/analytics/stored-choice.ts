import { useSyncExternalStore } from 'react';
import { recall, remember } from '../../../shared/lib/local-memory';

export type StoredChoice = 'accepted' | 'refused';

const listeners = new Set<() => void>();
/** Holds the choice of this window where the browser stores nothing. */
let chosen: StoredChoice | undefined;

/** The visitor's choice about Google Analytics; undefined as long as there is none. */
export const useStoredChoice = (): StoredChoice | undefined =>
  useSyncExternalStore(subscribe, readChoice, () => undefined);

export function storeChoice(choice: StoredChoice): void {
  remember('analytics', choice);
  chosen = recall('analytics') === choice ? undefined : choice;
  for (const listener of listeners) listener();
}

function readChoice(): StoredChoice | undefined {
  const stored = recall('analytics') ?? chosen;
  return stored === 'accepted' || stored === 'refused' ? stored : undefined;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // The choice may be made in another window of the site.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** A browser's Global Privacy Control is a refusal that needs no question. */
export const useBrowserRefusal = (): boolean =>
  useSyncExternalStore(
    () => () => undefined,
    () => (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true,
    () => false,
  );
