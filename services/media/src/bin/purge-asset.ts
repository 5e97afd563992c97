import { mediaAuditRecorded } from '@manzil/contracts/audit';
import { purgeFileFromBin } from '@manzil/contracts/http/bin';
import type { Asset } from '@manzil/contracts/media/asset';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { auditRecord } from '@manzil/service-kit/audit-record';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { toAsset } from '../asset/asset.mapper.js';
import { auditedFile } from '../asset/audited-file.js';
import { RemoveAsset } from '../collect/remove-asset.js';
import { lockDeleted } from './deleted-asset.js';

/** Removes a file in the recycle bin for good. NOT_FOUND. */
@Injectable()
export class PurgeAsset {
  constructor(
    private readonly dataSource: DataSource,
    private readonly removeAsset: RemoveAsset,
    private readonly outbox: Outbox,
  ) {}

  @HandleRpc(purgeFileFromBin)
  async purge({ id }: { id: string }): Promise<Asset> {
    const asset = await this.dataSource.transaction(async (manager) => {
      const deleted = await lockDeleted(manager, id);
      await this.removeAsset.mark(manager, deleted.stem);
      const entity = { ...auditedFile(deleted), link: null };
      await this.outbox.add(manager, mediaAuditRecorded, auditRecord({ action: 'media-purged', entity }));
      return deleted;
    });
    await this.removeAsset.finish(asset.stem);
    return toAsset(asset);
  }
}
