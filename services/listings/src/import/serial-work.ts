/** Runs tasks one at a time, in order, while the caller continues. The error of a task is thrown by the next call. */
export class SerialWork {
  private current: Promise<number> = Promise.resolve(0);
  private sum = 0;

  /** Waits for the previous task, then starts this one, whose result is added to the total. */
  async next(work: () => Promise<number>): Promise<void> {
    this.sum += await this.current;
    this.current = work();
    // The error is thrown when the task is awaited; until then it must not be unhandled.
    this.current.catch(() => undefined);
  }

  /** Resolves when no task is running, whether it succeeded or failed. */
  async settled(): Promise<void> {
    await this.current.catch(() => undefined);
  }

  /** Returns the sum of all results after the last task. */
  async total(): Promise<number> {
    this.sum += await this.current;
    this.current = Promise.resolve(0);
    return this.sum;
  }
}
