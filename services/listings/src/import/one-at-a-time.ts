/** Work that is done in order, one piece at a time, while its giver goes on. What fails is told at the next piece. */
export class OneAtATime {
  private current: Promise<number> = Promise.resolve(0);
  private sum = 0;

  /** Waits for the piece before, then begins this one, which resolves with a number that adds to the total. */
  async next(work: () => Promise<number>): Promise<void> {
    this.sum += await this.current;
    this.current = work();
    // Told when it is awaited; until then nobody listens.
    this.current.catch(() => undefined);
  }

  /** Resolves when nothing is being done, however it ended. */
  async settled(): Promise<void> {
    await this.current.catch(() => undefined);
  }

  /** The sum of all pieces, once the last one is done. */
  async total(): Promise<number> {
    this.sum += await this.current;
    this.current = Promise.resolve(0);
    return this.sum;
  }
}
