import { mediaAuditRecorded } from '@manzil/contracts/audit';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { auditRecord } from '@manzil/service-kit/audit-record';
import { withLock } from '@manzil/service-kit/jobs/advisory-lock';
import { CONFIG, LOGGER } from '@manzil/service-kit/kit-module';
import type { PinoLogger } from '@manzil/service-kit/logger';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, IsNull, LessThan, Not } from 'typeorm';
import { AssetEntity } from '../asset/asset.entity.js';
import { findByStem, lockStem, PRESENT } from '../asset/asset.repository.js';
import { auditedFile } from '../asset/audited-file.js';
import { isClaimed } from '../claim/claim.repository.js';
import { RemoveAsset } from './remove-asset.js';
import { announcedBefore, isRemovable, type RetentionConfig } from './retention.js';

/**
 * Removes assets that no record uses: photos of the feed after `MEDIA_UNCLAIMED_HOURS`, files of staff after
 * `MEDIA_UNUSED_DAYS`, once their removal has been announced for two weeks, and files whose time in the recycle bin is
 * over. Finishes removals that a killed process has begun. One replica runs at a time; the others skip their turn. An
 * asset in use is never removed, because its claims are checked again under its lock.
 */
@Injectable()
export class CollectUnclaimed {
  constructor(
    private readonly dataSource: DataSource,
    private readonly removeAsset: RemoveAsset,
    private readonly outbox: Outbox,
    @Inject(CONFIG) private readonly config: RetentionConfig,
    @Inject(LOGGER) private readonly logger: PinoLogger,
  ) {}

  /** @returns how many assets were removed */
  async collect(now = new Date()): Promise<number> {
    return (await withLock(this.dataSource, 'collect-unclaimed', () => this.collectDue(now))) ?? 0;
  }

  private async collectDue(now: Date): Promise<number> {
    await this.announce(now);
    const { manager } = this.dataSource;
    const found = await manager.find(AssetEntity, {
      where: [{ deletingAt: Not(IsNull()) }, { unclaimedSince: LessThan(now) }],
      order: { createdAt: 'ASC' },
    });
    let removed = 0;
    for (const asset of found) {
      if (asset.deletingAt === null && !isRemovable(asset, this.config, now)) continue;
      try {
        if (!(await this.markIfDue(asset.stem, now))) continue;
        await this.removeAsset.finish(asset.stem);
        removed += 1;
      } catch (error) {
        // The next run tries again; a file that cannot be removed does not block the others.
        this.logger.warn({ err: error, stem: asset.stem }, 'an unclaimed file could not be removed');
      }
    }
    if (removed > 0) this.logger.info({ removed }, 'unclaimed files were removed');
    return removed;
  }

  /** Staff see announced files in the library from now on; each one is also in the audit trail. */
  private announce(now: Date): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      const leaving = await manager.findBy(AssetEntity, {
        origin: 'staff',
        kept: false,
        removalAnnouncedAt: IsNull(),
        ...PRESENT,
        unclaimedSince: LessThan(announcedBefore(this.config, now)),
      });
      for (const asset of leaving) {
        await manager.update(AssetEntity, { id: asset.id }, { removalAnnouncedAt: now });
        const record = auditRecord({ action: 'media-removal-announced', entity: auditedFile(asset) });
        await this.outbox.add(manager, mediaAuditRecorded, record);
      }
    });
  }

  private markIfDue(stem: string, now: Date): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      await lockStem(manager, stem);
      const asset = await findByStem(manager, stem);
      if (asset === null) return false;
      if (asset.deletingAt !== null) return true;
      if (!isRemovable(asset, this.config, now) || (await isClaimed(manager, stem))) return false;
      await this.removeAsset.mark(manager, stem);
      if (asset.origin === 'staff') {
        const entity = { ...auditedFile(asset), link: null };
        await this.outbox.add(
          manager,
          mediaAuditRecorded,
          auditRecord({ action: asset.deletedAt === null ? 'media-removed-unused' : 'media-purged', entity }),
        );
      }
      return true;
    });
  }
}
