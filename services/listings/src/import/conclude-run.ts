import type { ImportCounts, ImportState, QuarantineReason } from '@manzil/contracts/listings/import-run';
import { CONFIG, LOGGER } from '@manzil/service-kit/kit-module';
import type { PinoLogger } from '@manzil/service-kit/logger';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, type QueryRunner } from 'typeorm';
import type { ListingsConfig } from '../config.js';
import { fetchPhotosOfRun } from '../photo/fetch-photos-of-run.js';
import type { PlaceNames } from '../place/place-names.js';
import { readPlaceNames, resolveStage } from '../place/resolve-listings.js';
import { applyChanges, publishJournal } from './apply-changes.js';
import { countPlanned } from './count-planned.js';
import { planExpiry } from './expire-missing.js';
import { deleteQuarantinedStage, storeQuarantinedStage } from './quarantined-stage.js';
import { updateRun, type Attempt, type RunChange } from './import-run.repository.js';
import { judgeStage } from './judge-stage.js';
import { linkRelisted } from './link-relisted.js';
import { digestOfPlan, planChanges } from './plan-changes.js';
import { publishFinish } from './publish-finish.js';
import { undoRuns } from './undo-runs.js';

/** The prepared input of a run. */
export interface Prepared {
  /** The number of rows that the stage must have. */
  staged: number;
  /** The place names used to read the feed; absent for a stored stage. */
  places?: PlaceNames | undefined;
  counts: ImportCounts;
  /** The feed equals the one that the catalogue shows: nothing is planned, and the counts are final. */
  isSameAgain?: boolean;
  /** Further columns of the run. */
  record: RunChange;
}

/**
 * Plans, judges and commits a run in one transaction, on the connection that holds the source's lock: a worker that
 * lost the lock cannot commit. Readers see the catalogue before or after it, never a mix.
 */
@Injectable()
export class ConcludeRun {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    @Inject(CONFIG) private readonly config: ListingsConfig,
    @Inject(LOGGER) private readonly logger: PinoLogger,
  ) {}

  async conclude(attempt: Attempt, runner: QueryRunner, prepared: Prepared): Promise<void> {
    // A run cannot be cancelled after this update.
    await updateRun(this.dataSource.manager, attempt, { ...prepared.record, state: 'judging' });
    await runner.query('ANALYZE import_stage');
    await runner.startTransaction();
    try {
      const state = await this.planAndCommit(attempt, runner.manager, prepared);
      await runner.commitTransaction();
      this.logger.info({ runId: attempt.runId, state }, 'import concluded');
    } catch (error) {
      await runner.rollbackTransaction().catch(() => undefined);
      throw error;
    }
  }

  private async planAndCommit(
    attempt: Attempt,
    manager: EntityManager,
    { staged, places, counts, record, isSameAgain }: Prepared,
  ): Promise<ImportState> {
    if (isSameAgain === true) return this.commit(attempt, manager, { ...record, counts });
    if (attempt.kind === 'feed') {
      await assertStaged(manager, attempt, staged);
      const names = JSON.stringify(await readPlaceNames(manager));
      if (names !== JSON.stringify(places)) await resolveStage(manager, attempt.runId, attempt.number);
      await linkRelisted(manager, attempt);
      await planChanges(manager, attempt, { graceHours: this.config.FEED_REMOVE_AFTER_HOURS });
    } else if (attempt.kind === 'expiry') {
      await planExpiry(manager, attempt, this.config.FEED_REMOVE_AFTER_HOURS);
    } else if (attempt.undoes !== null) {
      await undoRuns(manager, attempt, attempt.undoes);
    }
    const planned = await countPlanned(manager, attempt, counts);
    const reasons = await this.judge(attempt, manager, planned);
    if (reasons.length > 0) return this.quarantine(attempt, manager, reasons, { ...record, counts: planned });
    if (attempt.dryRun) return this.commit(attempt, manager, { ...record, counts: planned });
    // Another connection makes this state visible while the transaction is open.
    await updateRun(this.dataSource.manager, attempt, { counts: planned, state: 'committing' });
    if (attempt.kind === 'rollback') await publishJournal(manager, this.outbox, attempt.runId);
    else await applyChanges(manager, this.outbox, attempt);
    if (this.config.FEED_PHOTOS === 'fetch') await fetchPhotosOfRun(manager, this.outbox, attempt.runId);
    await deleteQuarantinedStage(manager, attempt.runId);
    return this.commit(attempt, manager, { ...record, counts: planned });
  }

  /** A dry run has no revision. */
  private async commit(attempt: Attempt, manager: EntityManager, change: RunChange): Promise<ImportState> {
    const revision = attempt.dryRun ? null : await nextRevision(manager, attempt.source);
    return this.end(attempt, manager, 'done', { ...change, revision });
  }

  private async judge(
    attempt: Attempt,
    manager: EntityManager,
    counts: ImportCounts,
  ): Promise<QuarantineReason[]> {
    if (attempt.kind !== 'feed') return [];
    if (attempt.approvedDigest === null) return judgeStage(manager, attempt, counts, this.config);
    if ((await digestOfPlan(manager, attempt.runId)) === attempt.approvedDigest) return [];
    const sentence = 'The catalogue has changed since this run was checked. Please review it again';
    return [
      { code: 'catalogue-moved', figures: {}, sentence },
      ...(await judgeStage(manager, attempt, counts, this.config)),
    ];
  }

  private async quarantine(
    attempt: Attempt,
    manager: EntityManager,
    reasons: QuarantineReason[],
    change: RunChange,
  ): Promise<ImportState> {
    const hopeless = reasons.some(({ code }) => code === 'empty' || code === 'nothing-readable');
    const approvable = !attempt.dryRun && !hopeless;
    if (approvable) await storeQuarantinedStage(manager, attempt);
    const planDigest = await digestOfPlan(manager, attempt.runId);
    const decided = { decision: null, decidedBy: null };
    return this.end(attempt, manager, 'quarantined', {
      ...change,
      ...decided,
      reasons,
      approvable,
      planDigest,
      error: reasons.map(({ sentence }) => sentence).join('; '),
    });
  }

  private async end(
    attempt: Attempt,
    manager: EntityManager,
    state: ImportState,
    change: RunChange,
  ): Promise<ImportState> {
    const settled = state === 'quarantined' ? {} : { approvable: false, error: null };
    await updateRun(manager, attempt, { ...settled, ...change, state, finishedAt: new Date() });
    await publishFinish(manager, this.outbox, attempt.runId);
    return state;
  }
}

/** The stage is an unlogged table, which is empty after a crash of PostgreSQL. */
async function assertStaged(manager: EntityManager, attempt: Attempt, staged: number): Promise<void> {
  const [found] = await manager.query<[{ rows: number }]>(
    'SELECT count(*)::int AS rows FROM import_stage WHERE run_id = $1 AND attempt = $2',
    [attempt.runId, attempt.number],
  );
  if (found.rows !== staged) throw new Error(`The stage has ${found.rows} rows instead of ${staged}`);
}

/** The source's lock prevents two runs from getting the same revision. */
async function nextRevision(manager: EntityManager, source: string): Promise<number> {
  const [next] = await manager.query<[{ revision: number }]>(
    'SELECT coalesce(max(revision), 0) + 1 AS revision FROM import_run WHERE source = $1',
    [source],
  );
  return next.revision;
}
