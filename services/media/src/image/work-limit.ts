import { DomainError } from '@manzil/service-kit/errors';

/**
 * Runs at most `workers` pieces of work at a time, the others in the order they came. UNAVAILABLE at once when
 * `queue` of them wait already: answering a few late is better than answering all too late.
 */
export class WorkLimit {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly workers: number,
    private readonly queue = 500,
  ) {}

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running < this.workers) this.running += 1;
    else await this.turn();
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      // The place is handed on, so that nobody who comes in between can take it.
      if (next === undefined) this.running -= 1;
      else next();
    }
  }

  private turn(): Promise<void> {
    if (this.waiting.length >= this.queue) {
      throw new DomainError('UNAVAILABLE', 'Too many images are being made, please try again');
    }
    return new Promise((resolve) => this.waiting.push(resolve));
  }
}
