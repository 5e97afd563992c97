import { transactionLock } from '@manzil/service-kit/jobs/advisory-lock';
import { JobSchedule } from '@manzil/service-kit/jobs/job-schedule';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource, IsNull, Not, type EntityManager } from 'typeorm';
import { ImportRunEntity } from './import-run.entity.js';

const EVERY_MS = 60 * 60_000;

/** Days after which a run that changed listings is deleted; longer than former prices are used. */
const CHANGES_DAYS = 90;
/** Days after which other runs are deleted: most of them read an unchanged feed. */
const OTHER_DAYS = 14;
/** The last runs of a source that changed listings stay, so that they can be rolled back. */
const STORED_CHANGES = 20;

const PARTS = ['import_change', 'import_problem', 'import_held_stage'];

/** Deletes old runs with their changes and problems, which would grow with every import. */
@Injectable()
export class DeleteOldRuns implements OnApplicationBootstrap {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobSchedule,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.every(EVERY_MS, 'delete-old-runs', () => this.deleteOldRuns());
  }

  async deleteOldRuns(): Promise<void> {
    const sources = await this.dataSource.query<{ source: string }[]>(
      'SELECT DISTINCT source FROM import_run',
    );
    for (const { source } of sources) {
      const old = await this.dataSource.query<{ id: string }[]>(OLD_RUNS, [
        source,
        STORED_CHANGES,
        CHANGES_DAYS,
        OTHER_DAYS,
      ]);
      for (const { id } of old) if (!(await this.delete(id, source))) break;
    }
  }

  /**
   * Deletes one run in a transaction of its own, because it can have 100,000 changes. Returns false, and deletes
   * nothing, while a run of the source is open.
   */
  private delete(id: string, source: string): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      await lockHistory(manager, source);
      if (await manager.existsBy(ImportRunEntity, { source, finishedAt: IsNull() })) return false;
      // Without their run they would look like prices that visitors were shown.
      if (await manager.existsBy(ImportRunEntity, { id, undoneBy: Not(IsNull()) }))
        await manager.query('DELETE FROM asking_price WHERE run_id = $1', [id]);
      for (const part of PARTS) await manager.query(`DELETE FROM ${part} WHERE run_id = $1`, [id]);
      await manager.delete(ImportRunEntity, { id });
      return true;
    });
  }
}

/**
 * Prevents, until the end of the transaction, that runs of the source are deleted while a rollback is requested, which
 * needs the changes of all later runs.
 */
export const lockHistory = (manager: EntityManager, source: string): Promise<void> =>
  transactionLock(manager, `import-history:${source}`);

/**
 * The runs to delete. Runs with changes go in the order of their commits, so that no run loses what its rollback
 * needs. The newest revision of a source stays, because the next one follows it, and the last run that read a feed to
 * its end stays as long as one with changes, because it has the terms that staff map.
 */
const OLD_RUNS = `
  WITH run AS (
    SELECT r.*, revision IS NOT NULL AND EXISTS (SELECT FROM import_change c WHERE c.run_id = r.id) AS changed
    FROM import_run r WHERE source = $1)
  SELECT id FROM run
  WHERE finished_at IS NOT NULL AND NOT approvable
    AND (revision IS NULL OR revision < (SELECT max(revision) FROM run))
    AND CASE
      WHEN changed THEN finished_at < now() - make_interval(days => $3::int)
        AND revision < (SELECT revision FROM run WHERE changed ORDER BY revision DESC OFFSET $2::int - 1 LIMIT 1)
      WHEN id = (SELECT id FROM run WHERE unmapped_values IS NOT NULL ORDER BY requested_at DESC LIMIT 1)
        THEN finished_at < now() - make_interval(days => $3::int)
      ELSE finished_at < now() - make_interval(days => $4::int) END
  ORDER BY revision NULLS FIRST, requested_at`;
