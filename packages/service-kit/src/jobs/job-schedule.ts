import type { PinoLogger } from '../logger.js';

interface JobOptions {
  /** Runs the job at the start too, not only after the first interval. Default: true. */
  atStart?: boolean;
}

/**
 * Runs jobs of this process at intervals. A run is skipped while the previous one of its job is still running. An error
 * is logged, and the next run is the retry.
 */
export class JobSchedule {
  private readonly timers: NodeJS.Timeout[] = [];
  private readonly running = new Map<string, Promise<void>>();
  private isStopping = false;

  /** @param speed divides all intervals */
  constructor(
    private readonly logger: Pick<PinoLogger, 'warn'>,
    private readonly speed = 1,
  ) {}

  /** @param ms the interval in milliseconds */
  every(ms: number, name: string, job: () => Promise<unknown>, { atStart = true }: JobOptions = {}): void {
    const run = (): void => {
      this.run(name, job);
    };
    this.timers.push(setInterval(run, ms / this.speed).unref());
    if (atStart) run();
  }

  /** Starts a job once, unless it is still running or the process stops. */
  run(name: string, job: () => Promise<unknown>): void {
    if (this.isStopping || this.running.has(name)) return;
    const finished = job()
      .then(
        () => undefined,
        (error: unknown) => {
          this.logger.warn({ err: error, job: name }, 'a job failed and will be retried');
        },
      )
      .finally(() => this.running.delete(name));
    this.running.set(name, finished);
  }

  /** Nest calls this before the connections of the process are closed: the jobs that run are finished first. */
  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    for (const timer of this.timers) clearInterval(timer);
    await Promise.all(this.running.values());
  }
}
