import { AsyncLocalStorage } from 'node:async_hooks';

const storage = new AsyncLocalStorage<Date>();

/** Runs `work` as if it were `now`, for clocks that ask {@link shownTime}. */
export const runAt = <T>(now: Date, work: () => Promise<T>): Promise<T> => storage.run(now, work);

/** Returns the future instant that a request is answered for; undefined for the present. */
export const shownTime = (): Date | undefined => storage.getStore();
