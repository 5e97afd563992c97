interface InHand {
  done: Promise<void>;
  askers: number;
  abandoned: AbortController;
}

/** Work that many may wait for under one name: begun once, and told when the last of them has left. */
export class SharedWork {
  private readonly inHand = new Map<string, InHand>();

  /** Waits for the work of this name, which the first asker begins; `signal` says that this one has left. */
  async join(
    name: string,
    signal: AbortSignal,
    begin: (abandoned: AbortSignal) => Promise<void>,
  ): Promise<void> {
    const work = this.inHand.get(name) ?? this.start(name, begin);
    work.askers += 1;
    const leave = (): void => {
      work.askers -= 1;
      if (work.askers > 0) return;
      this.forget(name, work);
      work.abandoned.abort();
    };
    if (signal.aborted) leave();
    else signal.addEventListener('abort', leave, { once: true });
    try {
      await work.done;
    } finally {
      signal.removeEventListener('abort', leave);
    }
  }

  private start(name: string, begin: (abandoned: AbortSignal) => Promise<void>): InHand {
    const abandoned = new AbortController();
    const work: InHand = { askers: 0, abandoned, done: begin(abandoned.signal) };
    this.inHand.set(name, work);
    const forget = (): void => {
      this.forget(name, work);
    };
    work.done.then(forget, forget);
    return work;
  }

  /** Whoever comes after the last one has left begins anew, and is not refused with them. */
  private forget(name: string, work: InHand): void {
    if (this.inHand.get(name) === work) this.inHand.delete(name);
  }
}
