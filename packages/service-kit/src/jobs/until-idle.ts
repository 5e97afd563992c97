/** A job that repeats `next` until it returns false or the process is about to stop. */
export const untilIdle =
  (shutdown: AbortSignal, next: () => Promise<boolean>): (() => Promise<void>) =>
  async () => {
    while (!shutdown.aborted) if (!(await next())) return;
  };
