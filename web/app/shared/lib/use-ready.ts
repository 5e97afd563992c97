import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** Returns true once the page is hydrated; false in the HTML of the server. */
export const useReady = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
