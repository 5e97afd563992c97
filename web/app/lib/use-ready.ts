import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** Whether the page's script is at work; false in the HTML of the server and until it has taken that over. */
export const useReady = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
