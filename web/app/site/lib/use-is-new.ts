import { useSyncExternalStore } from 'react';

/** A home is new for two weeks, in milliseconds. */
const NEW = 14 * 86_400_000;
const never = () => () => undefined;

/** Checks a home's age by the visitor's clock, because a cached page may show an outdated mark. */
export const useIsNew = (listedAt: string): boolean =>
  useSyncExternalStore(
    never,
    () => Date.now() - Date.parse(listedAt) < NEW,
    () => false,
  );
