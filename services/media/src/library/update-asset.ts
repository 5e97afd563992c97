import { mediaAuditRecorded } from '@manzil/contracts/audit';
import { describeAsset } from '@manzil/contracts/http/media';
import type { AssetDescription, LibraryAsset } from '@manzil/contracts/media/library';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { auditRecord, changesBetween } from '@manzil/service-kit/audit-record';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { CONFIG } from '@manzil/service-kit/kit-module';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AssetEntity } from '../asset/asset.entity.js';
import { findById, noSuchFile } from '../asset/asset.repository.js';
import { auditedFile } from '../asset/audited-file.js';
import type { RetentionConfig } from '../collect/retention.js';
import { toLibraryAssets } from './library-asset.js';

/** Changes the data that staff enter for an asset; its file never changes. */
@Injectable()
export class UpdateAsset {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    @Inject(CONFIG) private readonly config: RetentionConfig,
  ) {}

  @HandleRpc(describeAsset)
  update(change: AssetDescription & { id: string }): Promise<LibraryAsset> {
    return this.dataSource.transaction((manager) => this.updateIn(manager, change));
  }

  async updateIn(
    manager: EntityManager,
    { id, ...given }: AssetDescription & { id: string },
  ): Promise<LibraryAsset> {
    const before = await findById(manager, id);
    if (before === null) throw noSuchFile();
    const after = {
      alt: given.alt ?? before.alt,
      tags: given.tags === undefined ? before.tags : [...new Set(given.tags)].sort(),
    };
    await manager.update(AssetEntity, { id }, after);
    const changes = changesBetween(before, after, ['alt', 'tags']);
    const record = auditRecord({ action: 'media-described', entity: auditedFile(before), changes });
    await this.outbox.add(manager, mediaAuditRecorded, record);
    const [shown] = await toLibraryAssets(manager, [{ ...before, ...after }], this.config);
    if (shown === undefined) throw noSuchFile();
    return shown;
  }
}
