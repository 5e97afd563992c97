/** A job that does one piece of work after another, until `next` returns false or the process is to stop. */
export const untilIdle =
  (shutdown: AbortSignal, next: () => Promise<boolean>): (() => Promise<void>) =>
  async () => {
    while (!shutdown.aborted) if (!(await next())) return;
  };
