import { mediaAuditRecorded } from '@manzil/contracts/audit';
import type { Asset } from '@manzil/contracts/media/asset';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { currentActor } from '@manzil/messaging/request-context';
import { auditRecord } from '@manzil/service-kit/audit-record';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { updateGracePeriods } from './grace-period.js';
import { AssetStorage } from '../storage/asset-storage.js';
import { AssetEntity } from './asset.entity.js';
import { auditedFile } from './audited-file.js';
import { toAsset } from './asset.mapper.js';
import { findByStem, lockStem } from './asset.repository.js';

/** A finished file on the local disk with its metadata. */
export interface FinishedFile {
  path: string;
  stem: string;
  /** Without the dot. */
  extension: string;
  kind: Asset['kind'];
  contentType: string;
  size: number;
  sha256: string;
  width: number | null;
  height: number | null;
  originalName: string;
  /** Alternative text; default: empty. */
  alt?: string;
  /** Default: staff. */
  origin?: AssetEntity['origin'];
}

export interface StoreResult {
  asset: Asset;
  /** False when this stem was stored before: the file is then discarded and the existing asset returned. */
  created: boolean;
}

/**
 * Stores a finished file as an asset. The file is moved into place before the row is committed, so a row without its
 * file cannot exist; a file whose row was never committed is swept at the next start.
 */
@Injectable()
export class StoreAsset {
  constructor(
    private readonly dataSource: DataSource,
    private readonly storage: AssetStorage,
    private readonly outbox: Outbox,
  ) {}

  store(file: FinishedFile): Promise<StoreResult> {
    return this.dataSource.transaction(async (manager) => {
      const stored = await this.storeIn(manager, file);
      // Photos of the feed and of the demo are stored by no member and need no audit record.
      if (currentActor()?.kind === 'member') await this.record(manager, stored.asset.id);
      return stored;
    });
  }

  /** Returns the stored picture with exactly these bytes: chosen from the library, or restored from the recycle bin. */
  reuse(sha256: string): Promise<StoreResult | undefined> {
    return this.dataSource.transaction(async (manager) => {
      const known = await manager.findOneBy(AssetEntity, { sha256, kind: 'image', deletingAt: IsNull() });
      if (known === null) return undefined;
      await lockStem(manager, known.stem);
      const stored = await findByStem(manager, known.stem);
      if (stored?.deletingAt !== null || (await this.storage.find(stored.filename)) === undefined)
        return undefined;
      await this.restartGracePeriod(manager, stored);
      if (stored.deletedAt !== null) await this.record(manager, stored.id);
      return { asset: toAsset(stored), created: false };
    });
  }

  async storeIn(manager: EntityManager, { path, extension, ...known }: FinishedFile): Promise<StoreResult> {
    await lockStem(manager, known.stem);
    const stored = await findByStem(manager, known.stem);
    if (stored !== null && (await this.storage.find(stored.filename)) !== undefined) {
      await this.restartGracePeriod(manager, stored, known.origin);
      return { asset: toAsset(stored), created: false };
    }
    const filename = `${known.stem}.${extension}`;
    await this.storage.put(filename, path);
    // The file of this row was missing in the storage and is now restored from the same bytes.
    if (stored !== null) {
      await this.restartGracePeriod(manager, stored, known.origin);
      return { asset: toAsset(stored), created: false };
    }
    const asset = toAsset(await manager.save(manager.create(AssetEntity, { ...known, filename })));
    await updateGracePeriods(manager, [known.stem]);
    return { asset, created: true };
  }

  private async record(manager: EntityManager, id: string): Promise<void> {
    const asset = await manager.findOneByOrFail(AssetEntity, { id });
    const record = auditRecord({ action: 'media-uploaded', entity: auditedFile(asset) });
    await this.outbox.add(manager, mediaAuditRecorded, record);
  }

  /** A repeated upload restarts the grace period, also when the asset was in the recycle bin or about to be removed. */
  private async restartGracePeriod(
    manager: EntityManager,
    { stem }: AssetEntity,
    origin: AssetEntity['origin'] = 'staff',
  ): Promise<void> {
    await manager.query(
      `UPDATE asset SET unclaimed_since = now(), deleting_at = NULL, deleted_at = NULL, deleted_by = NULL,
         removal_announced_at = NULL,
         origin = CASE WHEN $2 = 'staff' THEN 'staff' ELSE origin END
       WHERE stem = $1`,
      [stem, origin],
    );
    await updateGracePeriods(manager, [stem]);
  }
}
