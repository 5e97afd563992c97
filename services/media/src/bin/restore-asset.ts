import { mediaAuditRecorded } from '@manzil/contracts/audit';
import { restoreFileFromBin } from '@manzil/contracts/http/bin';
import type { Asset } from '@manzil/contracts/media/asset';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { auditRecord } from '@manzil/service-kit/audit-record';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AssetEntity } from '../asset/asset.entity.js';
import { toAsset } from '../asset/asset.mapper.js';
import { auditedFile } from '../asset/audited-file.js';
import { lockDeleted } from './deleted-asset.js';

/** Restores a file from the recycle bin, with a new grace period. NOT_FOUND. */
@Injectable()
export class RestoreAsset {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  @HandleRpc(restoreFileFromBin)
  restore({ id }: { id: string }): Promise<Asset> {
    return this.dataSource.transaction(async (manager) => {
      const asset = await lockDeleted(manager, id);
      await manager.update(
        AssetEntity,
        { id },
        { deletedAt: null, deletedBy: null, unclaimedSince: () => 'now()', removalAnnouncedAt: null },
      );
      const record = auditRecord({ action: 'media-restored', entity: auditedFile(asset) });
      await this.outbox.add(manager, mediaAuditRecorded, record);
      return toAsset(asset);
    });
  }
}
