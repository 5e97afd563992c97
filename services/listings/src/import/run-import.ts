import { importFinished } from '@manzil/contracts/listings/facts';
import { CONFIG, LOGGER, SHUTDOWN } from '@manzil/service-kit/kit-module';
import type { PinoLogger } from '@manzil/service-kit/logger';
import { Outbox } from '@manzil/service-kit/outbox';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, type QueryRunner } from 'typeorm';
import type { ListingsConfig } from '../config.js';
import { decodeText } from '../feed/decode-text.js';
import { FeedError } from '../feed/feed-error.js';
import { openFeed } from '../feed/open-feed.js';
import { readFeed } from '../feed/read-feed.js';
import { commitStage } from './commit-stage.js';
import { diffStage, type StageDiff } from './diff-stage.js';
import { ImportRunEntity } from './import-run.entity.js';
import { beginAttempt, updateRun, type Attempt } from './import-run.repository.js';
import { RunProgress } from './run-progress.js';
import { stageFeed } from './stage-feed.js';
import { withSourceLock } from './with-source-lock.js';

const MAX_FEED_BYTES = 2_000_000_000;
const IDLE_MS = 30_000;
const TOTAL_MS = 60 * 60_000;
/** After so many deliveries a run that keeps failing is given up, before its message would become a dead letter. */
const MOST_ATTEMPTS = 4;

/**
 * Carries out a queued run: stages the feed, then commits the difference with its facts in one transaction.
 * Exactly one worker runs a source at a time. A worker that dies or shuts down leaves the old catalogue whole;
 * its message comes again and the run starts from the beginning.
 */
@Injectable()
export class RunImport {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    @Inject(CONFIG) private readonly config: ListingsConfig,
    @Inject(LOGGER) private readonly logger: PinoLogger,
    // A run can last for minutes, a shutdown cannot: the next worker begins it again.
    @Inject(SHUTDOWN) private readonly shutdown: AbortSignal,
  ) {}

  /** `delivery` is 1 for the first time this run's message comes. */
  async execute(runId: string, delivery: number): Promise<void> {
    const run = await this.dataSource.getRepository(ImportRunEntity).findOneBy({ id: runId });
    if (run === null) return;
    await withSourceLock(this.dataSource, run.source, this.shutdown, async (runner) => {
      const attempt = await beginAttempt(this.dataSource.manager, runId);
      // A repeated message of a run that has ended asks for nothing.
      if (attempt !== undefined) await this.carryOut(attempt, runner, delivery);
    });
  }

  private async carryOut(attempt: Attempt, runner: QueryRunner, delivery: number): Promise<void> {
    const { manager } = this.dataSource;
    const progress = new RunProgress(manager, attempt);
    progress.start();
    try {
      const staged = await this.stage(attempt, progress);
      await progress.stop();
      await this.conclude(attempt, progress, runner, staged);
    } catch (error) {
      await progress.stop();
      const reason = this.reasonToGiveUp(error, delivery);
      if (reason === undefined) throw error;
      this.logger.warn({ err: error, runId: attempt.runId, reason }, 'import failed');
      await this.dataSource.transaction((transaction) => this.fail(transaction, attempt, progress, reason));
    }
    await manager.query('DELETE FROM import_stage WHERE run_id = $1', [attempt.runId]);
  }

  /** The feed's own faults end a run at once; anything else is tried again with the next delivery, for a while. */
  private reasonToGiveUp(error: unknown, delivery: number): string | undefined {
    if (this.shutdown.aborted) return undefined;
    if (error instanceof FeedError) return error.message;
    return delivery < MOST_ATTEMPTS
      ? undefined
      : 'Something went wrong on our side, several times; the log tells what';
  }

  /** Reads the whole feed into the stage; returns the rows it must then hold. */
  private async stage(attempt: Attempt, progress: RunProgress): Promise<number> {
    const { manager } = this.dataSource;
    const feed = await openFeed(attempt.location, {
      allowPrivateHosts: this.config.FEED_ALLOW_PRIVATE_HOSTS,
      idleMs: IDLE_MS,
      totalMs: TOTAL_MS,
      signal: this.shutdown,
    });
    const onBytes = (bytes: number): void => {
      progress.bytes = bytes;
    };
    const text = decodeText(feed.bytes, { maxBytes: MAX_FEED_BYTES, charset: feed.charset, onBytes });
    const wanted = attempt.location === this.config.FEED_URL ? this.config.FEED_FORMAT : 'auto';
    const { format, records } = await readFeed(text, wanted, feed.base);
    progress.format = format;
    await updateRun(manager, attempt, { state: 'staging', format });
    const staged = await stageFeed(manager, attempt, records, progress);
    if (progress.read === 0) throw new FeedError('The feed holds no listings');
    if (progress.read === progress.rejected) throw new FeedError('No listing of the feed can be read');
    return staged;
  }

  /** On the connection that holds the lock, so that a worker that lost the lock cannot commit. */
  private async conclude(
    attempt: Attempt,
    progress: RunProgress,
    runner: QueryRunner,
    staged: number,
  ): Promise<void> {
    await updateRun(this.dataSource.manager, attempt, { ...progress.soFar(), state: 'committing' });
    await runner.query('ANALYZE import_stage');
    await runner.startTransaction();
    try {
      const diff = await diffStage(runner.manager, attempt);
      // The stage is not in PostgreSQL's log: a crash of the server empties it.
      if (diff.staged !== staged) throw new Error(`The stage holds ${diff.staged} rows instead of ${staged}`);
      if (!attempt.dryRun) await commitStage(runner.manager, this.outbox, attempt);
      await this.succeed(runner.manager, attempt, progress, diff);
      await runner.commitTransaction();
      this.logger.info({ runId: attempt.runId, dryRun: attempt.dryRun, ...diff }, 'import done');
    } catch (error) {
      await runner.rollbackTransaction().catch(() => undefined);
      throw error;
    }
  }

  private async succeed(
    manager: EntityManager,
    attempt: Attempt,
    progress: RunProgress,
    { added, changed, unchanged, withdrawn }: StageDiff,
  ): Promise<void> {
    const { read, rejected, problems, problemCount } = progress;
    const counts = { read, added, changed, unchanged, withdrawn, rejected };
    const end = { ...progress.soFar(), counts, problems, problemCount, finishedAt: new Date() };
    await updateRun(manager, attempt, { ...end, state: 'done' });
    await this.announce(manager, attempt, 'done');
  }

  private async fail(
    manager: EntityManager,
    attempt: Attempt,
    progress: RunProgress,
    error: string,
  ): Promise<void> {
    const { problems, problemCount } = progress;
    const end = { ...progress.soFar(), problems, problemCount, error, finishedAt: new Date() };
    await updateRun(manager, attempt, { ...end, state: 'failed' });
    await this.announce(manager, attempt, 'failed');
  }

  private announce(
    manager: EntityManager,
    { runId, source }: Attempt,
    state: 'done' | 'failed',
  ): Promise<void> {
    return this.outbox.add(manager, importFinished, { runId, source, state });
  }
}
