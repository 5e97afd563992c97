import { importFinished } from '@manzil/contracts/listings/facts';
import type { ImportState } from '@manzil/contracts/listings/import-run';
import { CONFIG, LOGGER } from '@manzil/service-kit/kit-module';
import type { PinoLogger } from '@manzil/service-kit/logger';
import { Outbox } from '@manzil/service-kit/outbox';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { ListingsConfig } from '../config.js';
import { decodeText } from '../feed/decode-text.js';
import { FeedError } from '../feed/feed-error.js';
import { openFeed } from '../feed/open-feed.js';
import { readFeed } from '../feed/read-feed.js';
import { commitStage, type CommitCounts } from './commit-stage.js';
import { ImportRunEntity } from './import-run.entity.js';
import { RunProgress } from './run-progress.js';
import { stageFeed } from './stage-feed.js';
import { withSourceLock } from './with-source-lock.js';

const MAX_FEED_BYTES = 4_000_000_000;
const IDLE_MS = 30_000;

/** Ends a dry run's transaction with what it would have done. */
class DryRunDone extends Error {
  constructor(readonly counts: CommitCounts) {
    super('dry run');
  }
}

/**
 * Carries out a queued run: stages the feed, then commits the difference with its facts in one transaction.
 * Exactly one worker runs a source at a time. A worker that dies leaves the old catalogue whole; its message
 * comes again and the run starts from the beginning.
 */
@Injectable()
export class RunImport {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    @Inject(CONFIG) private readonly config: ListingsConfig,
    @Inject(LOGGER) private readonly logger: PinoLogger,
  ) {}

  async execute(runId: string): Promise<void> {
    const { source } = await this.dataSource.getRepository(ImportRunEntity).findOneByOrFail({ id: runId });
    await withSourceLock(this.dataSource, source, async () => {
      const run = await this.dataSource.getRepository(ImportRunEntity).findOneByOrFail({ id: runId });
      // A repeated message of a run that has ended asks for nothing.
      if (run.finishedAt !== null) return;
      const progress = new RunProgress(this.dataSource, runId);
      try {
        await this.stage(run, progress);
        await this.commit(run, progress);
      } catch (error) {
        // Anything but the feed's own fault is tried again with the next delivery.
        if (!(error instanceof FeedError)) throw error;
        this.logger.warn({ runId, reason: error.message }, 'import failed');
        await this.dataSource.transaction((manager) =>
          this.finish(manager, run, progress, 'failed', undefined, error.message),
        );
      }
      await this.dataSource.query('DELETE FROM import_stage WHERE run_id = $1', [runId]);
    });
  }

  private async stage(run: ImportRunEntity, progress: RunProgress): Promise<void> {
    await this.enter(run, 'fetching', { startedAt: new Date() });
    const bytes = await openFeed(run.location, {
      allowPrivateHosts: this.config.FEED_ALLOW_PRIVATE_HOSTS,
      idleMs: IDLE_MS,
    });
    const text = decodeText(bytes, {
      maxBytes: MAX_FEED_BYTES,
      onBytes: (total) => (progress.bytes = total),
    });
    const feed = await readFeed(text, this.config.FEED_FORMAT);
    progress.format = feed.format;
    await this.enter(run, 'staging', { format: feed.format });
    await stageFeed(this.dataSource.manager, run.id, feed.records, progress);
    if (progress.read === progress.rejected) {
      throw new FeedError(
        progress.read === 0 ? 'The feed holds no listings' : 'No listing of the feed can be read',
      );
    }
  }

  private async commit(run: ImportRunEntity, progress: RunProgress): Promise<void> {
    await this.enter(run, 'committing', {});
    try {
      await this.dataSource.transaction(async (manager) => {
        const counts = await commitStage(manager, this.outbox, run.id, run.source);
        if (run.dryRun) throw new DryRunDone(counts);
        await this.finish(manager, run, progress, 'done', counts);
        this.logger.info({ runId: run.id, ...counts, rejected: progress.rejected }, 'import committed');
      });
    } catch (error) {
      if (!(error instanceof DryRunDone)) throw error;
      await this.dataSource.transaction((manager) =>
        this.finish(manager, run, progress, 'done', error.counts),
      );
    }
  }

  private async enter(
    run: ImportRunEntity,
    state: ImportState,
    also: Partial<Pick<ImportRunEntity, 'startedAt' | 'format'>>,
  ): Promise<void> {
    await this.dataSource.getRepository(ImportRunEntity).update(run.id, { state, ...also });
  }

  private async finish(
    manager: EntityManager,
    run: ImportRunEntity,
    { read, rejected, bytes, format, problems, problemCount }: RunProgress,
    state: ImportState,
    counts: CommitCounts = { added: 0, changed: 0, unchanged: 0, withdrawn: 0 },
    error: string | null = null,
  ): Promise<void> {
    await manager.update(ImportRunEntity, run.id, {
      ...{ state, bytes, format, problems, problemCount, error },
      counts: { read, rejected, ...counts },
      finishedAt: new Date(),
    });
    await this.outbox.add(manager, importFinished, { runId: run.id, source: run.source, state });
  }
}
