import { useSyncExternalStore } from 'react';

/** A home counts as new for two weeks, in milliseconds. */
const NEW = 14 * 86_400_000;
const never = () => () => undefined;

/** Whether a home was listed lately, by the visitor's clock: a cached page may be older than its mark would be true. */
export const useIsNew = (listedAt: string): boolean =>
  useSyncExternalStore(
    never,
    () => Date.now() - Date.parse(listedAt) < NEW,
    () => false,
  );
