import { DomainError } from '@manzil/service-kit/errors';

export interface WorkOptions {
  /** Runs before all other work, because a user waits for an upload. */
  urgent?: boolean;
  /** Removes the work from the queue when aborted; work that has started continues. */
  signal?: AbortSignal;
}

/**
 * Runs at most `workers` tasks at a time and queues the others in order. Throws UNAVAILABLE at once when `queue` tasks
 * wait already, because serving some late is better than serving all too late.
 */
export class WorkLimit {
  private running = 0;
  private readonly urgent: (() => void)[] = [];
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly workers: number,
    private readonly queue = 500,
  ) {}

  async run<T>(work: () => Promise<T>, { urgent = false, signal }: WorkOptions = {}): Promise<T> {
    if (this.running < this.workers) this.running += 1;
    else await this.waitForTurn(urgent ? this.urgent : this.waiting, signal);
    try {
      return await work();
    } finally {
      const next = this.urgent.shift() ?? this.waiting.shift();
      // The slot is passed on directly, so that a new task cannot take it in between.
      if (next === undefined) this.running -= 1;
      else next();
    }
  }

  private waitForTurn(queue: (() => void)[], signal: AbortSignal | undefined): Promise<void> {
    if (signal?.aborted === true) throw abandoned();
    if (queue.length >= this.queue) {
      throw new DomainError('UNAVAILABLE', 'Too many images are being processed. Please try again');
    }
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        queue.splice(queue.indexOf(begin), 1);
        reject(abandoned());
      };
      const begin = (): void => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      queue.push(begin);
      signal?.addEventListener('abort', leave, { once: true });
    });
  }
}

const abandoned = (): DomainError => new DomainError('UNAVAILABLE', 'Nobody waits for this any more');
