import { DomainError } from '@manzil/service-kit/errors';

export interface Turn {
  /** Before all work that is not: somebody has sent something and waits for it to be taken. */
  urgent?: boolean;
  /** Gives the place in the queue up; work that has begun goes on. */
  signal?: AbortSignal;
}

/**
 * Runs at most `workers` pieces of work at a time, the others in the order they came. UNAVAILABLE at once when
 * `queue` of them wait already: answering a few late is better than answering all too late.
 */
export class WorkLimit {
  private running = 0;
  private readonly urgent: (() => void)[] = [];
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly workers: number,
    private readonly queue = 500,
  ) {}

  async run<T>(work: () => Promise<T>, { urgent = false, signal }: Turn = {}): Promise<T> {
    if (this.running < this.workers) this.running += 1;
    else await this.turn(urgent ? this.urgent : this.waiting, signal);
    try {
      return await work();
    } finally {
      const next = this.urgent.shift() ?? this.waiting.shift();
      // The place is handed on, so that nobody who comes in between can take it.
      if (next === undefined) this.running -= 1;
      else next();
    }
  }

  private turn(queue: (() => void)[], signal: AbortSignal | undefined): Promise<void> {
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
