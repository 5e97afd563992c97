import { LOGGER } from '@manzil/service-kit/kit-module';
import type { PinoLogger } from '@manzil/service-kit/logger';
import { Inject, Injectable } from '@nestjs/common';
import { setImmediate as turn } from 'node:timers/promises';
import { DataSource, type EntityManager } from 'typeorm';
import { readChanges, readVersion, type CopiedVersion } from './catalogue-changes.js';
import { applyChanges, copyRows, needsRebuild, type CatalogueColumns } from './catalogue-columns.js';
import { readCatalogue, readSome } from './catalogue-rows.js';
import { lowerCase } from '../catalogue-stamp.js';
import { CatalogueVersion } from '../catalogue-version.js';
import { renewals } from './copy-metrics.js';
import { WriteListener } from '../write-listener.js';

export interface CurrentCopy {
  /** Undefined while the copy is older than the database; the request is then answered by SQL. */
  columns: CatalogueColumns | undefined;
  /** The given texts in PostgreSQL's lower case. */
  lowered: string[];
}

interface VersionedColumns extends CopiedVersion {
  columns: CatalogueColumns;
  /** When the copy was last known to have every write, in milliseconds from any fixed point. */
  currentAt: number;
}

/**
 * Keeps the columns of the catalogue that lists and counts need in memory. PostgreSQL notifies each replica of every
 * write, and the copy loads the changed rows at once, so that a request that allows stale reads is answered without a
 * query. Any other request waits until the copy has the version that {@link CatalogueVersion} reads for it. When the
 * changed rows are not known, or very many, the copy is rebuilt in the background. Each copy comes from one snapshot of
 * the database.
 */
@Injectable()
export class CatalogueCopy {
  private latest: VersionedColumns | undefined;
  private copying: Promise<void> | undefined;
  private updating: Promise<void> | undefined;
  private following: Promise<void> | undefined;
  private isWritten = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly version: CatalogueVersion,
    private readonly writes: WriteListener,
    @Inject(LOGGER) private readonly logger: PinoLogger,
  ) {}

  async current(texts: readonly string[] = []): Promise<CurrentCopy> {
    const [columns, lowered] = await Promise.all([this.columns(), lowerCase(this.dataSource, texts)]);
    return { columns, lowered };
  }

  private async columns(): Promise<CatalogueColumns | undefined> {
    const before = this.latest;
    const { catalogue: stamp, currentAt } = await this.version.current();
    if (this.latest?.stamp === stamp) {
      this.latest.currentAt = Math.max(this.latest.currentAt, currentAt);
      return this.latest.columns;
    }
    if (this.latest !== undefined && this.writes.mayAnswerFrom(this.latest.currentAt))
      return this.latest.columns;
    await this.renew();
    // An update that had begun before may not have seen the last write.
    if (!this.includes(stamp, before)) await this.renew();
    return this.includes(stamp, before) ? this.latest?.columns : undefined;
  }

  /** A copy that was updated since `before` may include even later writes. */
  private includes(stamp: number, before: VersionedColumns | undefined): boolean {
    const { latest } = this;
    return latest !== undefined && (latest.stamp === stamp || (latest !== before && latest.stamp > stamp));
  }

  /** Resolves when the first copy is built, or could not be. From then on the copy follows the writes. */
  async built(): Promise<void> {
    this.writes.subscribe(() => {
      this.isWritten = true;
      this.following ??= this.logged(this.follow()).finally(() => {
        this.following = undefined;
      });
    });
    await this.columns();
    await this.settled();
  }

  private async follow(): Promise<void> {
    while (this.isWritten) {
      this.isWritten = false;
      // An update that has begun may not see this write.
      await this.updating;
      await this.columns();
    }
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
    const currentAt = performance.now();
    return this.inSnapshot(async (manager) => {
      const version = await readVersion(manager);
      const ids = await readChanges(manager, latest, version);
      if (ids === undefined) return undefined;
      const rows = ids.length === 0 ? [] : await readSome(manager, ids);
      const columns = ids.length === 0 ? latest.columns : applyChanges(latest.columns, ids, rows);
      return { ...version, columns, currentAt };
    });
  }

  private async copyAll(): Promise<void> {
    const currentAt = performance.now();
    this.latest = await this.inSnapshot(async (manager) => {
      const version = await readVersion(manager);
      // Pending requests are answered between slices.
      return { ...version, columns: await copyRows(readCatalogue(manager), () => turn()), currentAt };
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
