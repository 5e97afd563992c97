interface InFlight {
  done: Promise<void>;
  waiters: number;
  abort: AbortController;
}

/** Coalesces concurrent work of the same name: it runs once for all callers, and is aborted when all have left. */
export class CoalescedWork {
  private readonly inFlight = new Map<string, InFlight>();

  /**
   * Waits for the work of this name, which the first caller starts. `signal` is the caller's own; the signal that
   * `start` receives is aborted when the signals of all callers are.
   */
  async run(
    name: string,
    signal: AbortSignal,
    start: (allAborted: AbortSignal) => Promise<void>,
  ): Promise<void> {
    const work = this.inFlight.get(name) ?? this.start(name, start);
    work.waiters += 1;
    const leave = (): void => {
      work.waiters -= 1;
      if (work.waiters > 0) return;
      this.remove(name, work);
      work.abort.abort();
    };
    if (signal.aborted) leave();
    else signal.addEventListener('abort', leave, { once: true });
    try {
      await work.done;
    } finally {
      signal.removeEventListener('abort', leave);
    }
  }

  private start(name: string, start: (allAborted: AbortSignal) => Promise<void>): InFlight {
    const abort = new AbortController();
    const work: InFlight = { waiters: 0, abort, done: start(abort.signal) };
    this.inFlight.set(name, work);
    const remove = (): void => {
      this.remove(name, work);
    };
    work.done.then(remove, remove);
    return work;
  }

  /** Removes aborted work, so that the next caller starts it again instead of failing with it. */
  private remove(name: string, work: InFlight): void {
    if (this.inFlight.get(name) === work) this.inFlight.delete(name);
  }
}
