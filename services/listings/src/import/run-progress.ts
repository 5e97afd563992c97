import { createHash } from 'node:crypto';
import type { FeedFormat, ImportCounts } from '@manzil/contracts/listings/import-run';
import type { EntityManager } from 'typeorm';
import { updateRun, type Attempt, type RunChange } from './import-run.repository.js';
import { NO_COUNTS } from './new-run.js';
import { FeedNotes } from '../feed/feed-notes.js';
import { UnmappedValues } from '../feed/unmapped-values.js';
import { ProblemReport } from './problem-report.js';

const SAVE_EVERY_MS = 1_000;

/** The progress of an attempt, saved every second, outside of the transaction that commits. */
export class RunProgress {
  read = 0;
  rejected = 0;
  duplicates = 0;
  format: FeedFormat | null = null;
  readonly problems = new ProblemReport();
  readonly notes = new FeedNotes();
  readonly unmapped = new UnmappedValues();
  private bytes = 0;
  private hash = createHash('sha256');
  private readonly lost = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private saving: Promise<void> | undefined;

  constructor(
    private readonly manager: EntityManager,
    private readonly attempt: Attempt,
  ) {}

  /** Aborts when saving fails: the run was cancelled or taken over, or the database is unreachable. */
  get signal(): AbortSignal {
    return this.lost.signal;
  }

  start(): void {
    this.timer = setInterval(() => {
      this.saving ??= updateRun(this.manager, this.attempt, this.isReading() ? this.soFar() : {})
        .catch((error: unknown) => {
          this.lost.abort(error);
        })
        .finally(() => {
          this.saving = undefined;
        });
    }, SAVE_EVERY_MS);
  }

  /** Stops saving; nothing is saved after it returns. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.saving;
  }

  readonly addBytes = (piece: Buffer): void => {
    this.bytes += piece.length;
    this.hash.update(piece);
  };

  /** Resets the bytes, which will be read again. */
  startOver(): void {
    this.bytes = 0;
    this.hash = createHash('sha256');
  }

  soFar(): RunChange & { counts: ImportCounts } {
    const { read, rejected, duplicates, bytes, format, problems } = this;
    return {
      counts: { ...NO_COUNTS, read, rejected, duplicates },
      bytes,
      format,
      problemCount: problems.count,
    };
  }

  /** Returns the hash of the bytes so far. */
  feedHash(): string {
    return this.hash.copy().digest('hex');
  }

  /** Only a run that reads a feed has progress; others keep their counts. */
  isReading(): boolean {
    return this.attempt.kind === 'feed' && this.attempt.approvedDigest === null;
  }
}
