import { LOGGER } from '@manzil/service-kit/kit-module';
import type { PinoLogger } from '@manzil/service-kit/logger';
import { Inject, Injectable } from '@nestjs/common';
import { setImmediate as turn } from 'node:timers/promises';
import { DataSource, type EntityManager } from 'typeorm';
import { readChanges, readVersion, type CatalogueVersion } from './catalogue-changes.js';
import { applyChanges, copyRows, needsRebuild, type CatalogueColumns } from './catalogue-columns.js';
import { readCatalogue, readSome } from './catalogue-rows.js';
import { readStamp } from './catalogue-stamp.js';
import { renewals } from './copy-metrics.js';

export interface CurrentCopy {
  /** Undefined while the copy is older than the database; the request is then answered by SQL. */
  columns: CatalogueColumns | undefined;
  /** The given texts in PostgreSQL's lower case. */
  lowered: string[];
}

interface VersionedColumns extends CatalogueVersion {
  columns: CatalogueColumns;
}

/**
 * Keeps the columns of the catalogue that lists and counts need in memory. It never serves stale data: each request
 * first reads the stamp of the last write from the database, so that the next request sees a change, in every
 * replica. A stale copy loads the changed rows while the request waits; when those are not known, or very many, the
 * copy is rebuilt in the background. Each copy comes from one snapshot of the database.
 */
@Injectable()
export class CatalogueCopy {
  private latest: VersionedColumns | undefined;
  private copying: Promise<void> | undefined;
  private updating: Promise<void> | undefined;

  constructor(
    private readonly dataSource: DataSource,
    @Inject(LOGGER) private readonly logger: PinoLogger,
  ) {}

  async current(texts: readonly string[] = []): Promise<CurrentCopy> {
    const before = this.latest;
    const { stamp, lowered } = await readStamp(this.dataSource, texts);
    if (this.latest?.stamp === stamp) return { columns: this.latest.columns, lowered };
    await this.renew();
    // A copy that was updated in the meantime may include even later writes.
    const { latest } = this;
    const isCurrent =
      latest !== undefined && (latest.stamp === stamp || (latest !== before && latest.stamp > stamp));
    return { columns: isCurrent ? latest.columns : undefined, lowered };
  }

  /** Resolves when the first copy is built, or could not be. */
  async built(): Promise<void> {
    await this.current();
    await this.settled();
  }

  /** Resolves when no copy is being built. */
  async settled(): Promise<void> {
    await this.updating;
    await this.copying;
  }

  /** Waits for changed rows, but not for a full copy. */
  private async renew(): Promise<void> {
    if (this.copying !== undefined) return;
    this.updating ??= this.logged(this.update()).finally(() => {
      this.updating = undefined;
    });
    await this.updating;
  }

  private async update(): Promise<void> {
    const { latest } = this;
    const next =
      latest !== undefined && !needsRebuild(latest.columns) ? await this.withChanges(latest) : undefined;
    if (next === undefined) {
      // The stale copy is released first, because two copies of a large catalogue need more memory than there may be.
      this.latest = undefined;
      this.copying ??= this.logged(this.copyAll()).finally(() => {
        this.copying = undefined;
      });
      return;
    }
    this.latest = next;
    renewals.inc({ how: 'changes' });
  }

  private withChanges(latest: VersionedColumns): Promise<VersionedColumns | undefined> {
    return this.inSnapshot(async (manager) => {
      const version = await readVersion(manager);
      const ids = await readChanges(manager, latest, version);
      if (ids === undefined) return undefined;
      const rows = ids.length === 0 ? [] : await readSome(manager, ids);
      const columns = ids.length === 0 ? latest.columns : applyChanges(latest.columns, ids, rows);
      return { ...version, columns };
    });
  }

  private async copyAll(): Promise<void> {
    this.latest = await this.inSnapshot(async (manager) => {
      const version = await readVersion(manager);
      // Pending requests are answered between slices.
      return { ...version, columns: await copyRows(readCatalogue(manager), () => turn()) };
    });
    renewals.inc({ how: 'whole' });
  }

  /** All statements of `work` see the snapshot of the first one. */
  private inSnapshot<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.dataSource.transaction('REPEATABLE READ', work);
  }

  private logged(work: Promise<void>): Promise<void> {
    return work.catch((error: unknown) => {
      this.logger.warn({ err: error }, 'the catalogue could not be copied');
    });
  }
}
