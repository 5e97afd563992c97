import { Outbox } from '@manzil/messaging/outbox/outbox';
import { LOGGER, SHUTDOWN } from '@manzil/service-kit/kit-module';
import type { PinoLogger } from '@manzil/service-kit/logger';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, IsNull, type QueryRunner } from 'typeorm';
import { FeedError } from '../feed/feed-error.js';
import { ConcludeRun, type Prepared } from './conclude-run.js';
import { FillStage } from './fill-stage.js';
import { restoreQuarantinedStage } from './quarantined-stage.js';
import { countRun } from './import-metrics.js';
import { ImportRunEntity } from './import-run.entity.js';
import {
  beginAttempt,
  repeatUnmapped,
  updateRun,
  type Attempt,
  type RunChange,
} from './import-run.repository.js';
import { clearEarlierProblems, repeatProblems } from './problem-report.js';
import { publishFinish } from './publish-finish.js';
import { RunProgress } from './run-progress.js';
import { countsUnchanged, type CurrentRun } from './current-run.js';
import { withSourceLock } from './with-source-lock.js';

/** Maximum deliveries of a run; the run then fails, before its message becomes a dead letter. */
const MOST_ATTEMPTS = 4;
const OUR_FAULT = 'Something went wrong on our side several times. The log has the details';

/**
 * Runs a queued import. Exactly one worker runs a source at a time. A worker that dies or shuts down leaves the old
 * catalogue unchanged; the message is redelivered and the run starts again.
 */
@Injectable()
export class RunImport {
  constructor(
    private readonly dataSource: DataSource,
    private readonly fillStage: FillStage,
    private readonly concludeRun: ConcludeRun,
    private readonly outbox: Outbox,
    @Inject(LOGGER) private readonly logger: PinoLogger,
    @Inject(SHUTDOWN) private readonly shutdown: AbortSignal,
  ) {}

  /** `delivery` counts the deliveries of the run's message, from 1. */
  async run(runId: string, delivery: number): Promise<void> {
    const run = await this.dataSource.getRepository(ImportRunEntity).findOneBy({ id: runId });
    if (run === null) return;
    await withSourceLock(this.dataSource, run.source, this.shutdown, async (runner) => {
      const attempt = await beginAttempt(this.dataSource.manager, runId);
      // A repeated message of a run that has ended is ignored.
      if (attempt !== undefined) await this.carryOut(attempt, runner, delivery);
    });
  }

  private async carryOut(attempt: Attempt, runner: QueryRunner, delivery: number): Promise<void> {
    const { manager } = this.dataSource;
    const startedAt = performance.now();
    const progress = new RunProgress(manager, attempt);
    progress.start();
    try {
      const prepared = await this.prepare(attempt, progress);
      await progress.stop();
      await this.concludeRun.conclude(attempt, runner, prepared);
    } catch (error) {
      await progress.stop();
      await this.giveUpOrThrow(attempt, progress, error, delivery);
    }
    await manager.query('DELETE FROM import_stage WHERE run_id = $1', [attempt.runId]);
    const ended = await manager.findOneByOrFail(ImportRunEntity, { id: attempt.runId });
    countRun(ended, (performance.now() - startedAt) / 1000);
  }

  private async prepare(attempt: Attempt, progress: RunProgress): Promise<Prepared> {
    const { manager } = this.dataSource;
    if (attempt.approvedDigest !== null)
      return { staged: await restoreQuarantinedStage(manager, attempt), counts: attempt.counts, record: {} };
    if (attempt.kind !== 'feed') return { staged: 0, counts: attempt.counts, record: {} };
    await clearEarlierProblems(manager, attempt);
    const filled = await this.fillStage.fill(attempt, progress);
    const record = { ...progress.soFar(), feedHash: progress.feedHash() };
    if ('current' in filled) return this.prepareUnchanged(attempt, filled.current, record);
    const { withdrawn } = progress.notes;
    if (progress.read === 0 && withdrawn > 0)
      throw new FeedError(
        withdrawn === 1
          ? 'The only listing of the feed is off the market'
          : `All ${withdrawn} listings of the feed are off the market`,
        'empty',
      );
    const { staged, feedMark, places } = filled;
    const unmappedValues = progress.unmapped.list();
    return { staged, places, counts: record.counts, record: { ...record, feedMark, unmappedValues } };
  }

  private async prepareUnchanged(
    attempt: Attempt,
    current: CurrentRun,
    record: RunChange,
  ): Promise<Prepared> {
    const { manager } = this.dataSource;
    await repeatProblems(manager, attempt, current.id);
    await repeatUnmapped(manager, attempt, current.id);
    const { format, problemCount, feedMark } = current;
    const counts = countsUnchanged(current);
    const repeated = { ...record, format, problemCount, feedMark, counts };
    return { staged: 0, isSameAgain: true, counts, record: repeated };
  }

  /** A fault of the feed ends the run at once; other errors are retried with the next deliveries. */
  private async giveUpOrThrow(
    attempt: Attempt,
    progress: RunProgress,
    error: unknown,
    delivery: number,
  ): Promise<void> {
    if (this.shutdown.aborted) throw error;
    // The error of a cancelled run is expected and not logged.
    if (await this.hasEnded(attempt.runId)) return;
    if (!(error instanceof FeedError) && delivery < MOST_ATTEMPTS) throw error;
    const end = error instanceof FeedError ? endFor(error) : ({ state: 'failed', error: OUR_FAULT } as const);
    this.logger.warn({ err: error, runId: attempt.runId, state: end.state }, 'import ended without a commit');
    const soFar = progress.isReading() ? progress.soFar() : {};
    await this.dataSource.transaction(async (manager) => {
      await progress.problems.save(manager, attempt);
      await updateRun(manager, attempt, { ...soFar, ...end, finishedAt: new Date() });
      await publishFinish(manager, this.outbox, attempt.runId);
    });
  }

  private async hasEnded(runId: string): Promise<boolean> {
    return !(await this.dataSource.manager.existsBy(ImportRunEntity, { id: runId, finishedAt: IsNull() }));
  }
}

/** An unreachable feed fails the run; a faulty feed quarantines it. */
function endFor({ fault, message }: FeedError): RunChange & { state: 'failed' | 'quarantined' } {
  if (fault === 'unreachable') return { state: 'failed', error: message };
  const reasons = [{ code: fault, figures: {}, sentence: message }];
  return { state: 'quarantined', error: message, reasons, approvable: false };
}
