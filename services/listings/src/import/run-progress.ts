import type { FeedFormat, ImportCounts, ImportProblem } from '@manzil/contracts/listings/import-run';
import type { EntityManager } from 'typeorm';
import { updateRun, type Attempt, type RunChange } from './import-run.repository.js';

const SAVE_EVERY_MS = 1_000;
/** Problems kept with the run; all of them are counted. */
const KEPT_PROBLEMS = 200;

/** What an attempt has done so far: saved every second while it lasts, outside of the transaction that commits. */
export class RunProgress {
  read = 0;
  rejected = 0;
  bytes = 0;
  format: FeedFormat | null = null;
  readonly problems: ImportProblem[] = [];
  problemCount = 0;
  private timer: NodeJS.Timeout | undefined;
  private saving: Promise<void> | undefined;
  private failure: Error | undefined;

  constructor(
    private readonly manager: EntityManager,
    private readonly attempt: Attempt,
  ) {}

  addProblem(problem: ImportProblem): void {
    this.problemCount += 1;
    if (this.problems.length < KEPT_PROBLEMS) this.problems.push(problem);
  }

  start(): void {
    this.timer = setInterval(() => {
      this.saving ??= updateRun(this.manager, this.attempt, this.soFar())
        .catch((error: unknown) => {
          this.failure = error instanceof Error ? error : new Error(String(error));
        })
        .finally(() => {
          this.saving = undefined;
        });
    }, SAVE_EVERY_MS);
  }

  /** Nothing is saved any more once this has returned. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.saving;
  }

  /** Throws what the last saving failed with: a run that was taken over, or a database that has gone. */
  check(): void {
    if (this.failure !== undefined) throw this.failure;
  }

  soFar(): RunChange & { counts: ImportCounts } {
    const { read, rejected, bytes, format } = this;
    return { counts: { read, added: 0, changed: 0, unchanged: 0, withdrawn: 0, rejected }, bytes, format };
  }
}
