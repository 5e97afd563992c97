import { withLock } from '@manzil/service-kit/jobs/advisory-lock';
import { CONFIG, LOGGER } from '@manzil/service-kit/kit-module';
import type { PinoLogger } from '@manzil/service-kit/logger';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { findByStem, lockStem } from '../asset/asset.repository.js';
import { isClaimed } from '../claim/claim.repository.js';
import type { MediaConfig } from '../config.js';
import { RemoveAsset } from './remove-asset.js';

const HOUR_MS = 3_600_000;

/**
 * Removes assets without claims for `MEDIA_UNCLAIMED_HOURS`, counted from the upload or the last claim, and finishes
 * deletions that a killed process has begun. One replica runs at a time; the others skip their turn. An asset in use is
 * never removed, because its claims are checked again under its lock.
 */
@Injectable()
export class CollectUnclaimed {
  constructor(
    private readonly dataSource: DataSource,
    private readonly removeAsset: RemoveAsset,
    @Inject(CONFIG) private readonly config: Pick<MediaConfig, 'MEDIA_UNCLAIMED_HOURS'>,
    @Inject(LOGGER) private readonly logger: PinoLogger,
  ) {}

  /** @returns how many assets were removed */
  async collect(now = new Date()): Promise<number> {
    return (await withLock(this.dataSource, 'collect-unclaimed', () => this.collectDue(now))) ?? 0;
  }

  private async collectDue(now: Date): Promise<number> {
    const before = new Date(now.getTime() - this.config.MEDIA_UNCLAIMED_HOURS * HOUR_MS);
    const due = await this.dataSource.query<{ stem: string }[]>(
      'SELECT stem FROM asset WHERE deleting_at IS NOT NULL OR unclaimed_since < $1 ORDER BY created_at',
      [before],
    );
    let removed = 0;
    for (const { stem } of due) {
      try {
        if (!(await this.markIfDue(stem, before))) continue;
        await this.removeAsset.finish(stem);
        removed += 1;
      } catch (error) {
        // The next run tries again; a file that cannot be removed does not block the others.
        this.logger.warn({ err: error, stem }, 'an unclaimed file could not be removed');
      }
    }
    if (removed > 0) this.logger.info({ removed }, 'unclaimed files were removed');
    return removed;
  }

  private markIfDue(stem: string, before: Date): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      await lockStem(manager, stem);
      const asset = await findByStem(manager, stem);
      if (asset === null) return false;
      if (asset.deletingAt !== null) return true;
      if (asset.unclaimedSince === null || asset.unclaimedSince >= before) return false;
      if (await isClaimed(manager, stem)) return false;
      await this.removeAsset.mark(manager, stem);
      return true;
    });
  }
}
