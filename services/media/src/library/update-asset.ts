import { mediaAuditRecorded } from '@manzil/contracts/audit';
import type { LibraryAsset } from '@manzil/contracts/media/library';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { auditRecord, changesBetween } from '@manzil/service-kit/audit-record';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AssetEntity } from '../asset/asset.entity.js';
import { findById, noSuchFile } from '../asset/asset.repository.js';
import { auditedFile } from '../asset/audited-file.js';
import { toLibraryAssets } from './library-asset.js';

/** Changes the alternative text of an asset; its file never changes. */
@Injectable()
export class UpdateAsset {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  update(change: { id: string; alt: string }): Promise<LibraryAsset> {
    return this.dataSource.transaction((manager) => this.updateIn(manager, change));
  }

  async updateIn(manager: EntityManager, { id, alt }: { id: string; alt: string }): Promise<LibraryAsset> {
    const before = await findById(manager, id);
    if (before === null) throw noSuchFile();
    await manager.update(AssetEntity, { id }, { alt });
    const changes = changesBetween(before, { alt }, ['alt']);
    const record = auditRecord({ action: 'media-described', entity: auditedFile(before), changes });
    await this.outbox.add(manager, mediaAuditRecorded, record);
    const [shown] = await toLibraryAssets(manager, [{ ...before, alt }]);
    if (shown === undefined) throw noSuchFile();
    return shown;
  }
}
