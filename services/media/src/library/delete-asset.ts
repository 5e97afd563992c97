import { mediaAuditRecorded } from '@manzil/contracts/audit';
import { deleteAsset } from '@manzil/contracts/http/media';
import type { AssetDeleted } from '@manzil/contracts/media/library';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { currentActor } from '@manzil/messaging/request-context';
import { auditRecord } from '@manzil/service-kit/audit-record';
import { DomainError } from '@manzil/service-kit/errors';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AssetEntity } from '../asset/asset.entity.js';
import { toAsset } from '../asset/asset.mapper.js';
import { auditedFile } from '../asset/audited-file.js';
import { findById, lockStem, noSuchFile } from '../asset/asset.repository.js';
import { usesOf } from '../claim/claim.repository.js';
import { RemoveAsset } from '../collect/remove-asset.js';

/**
 * Moves an asset into the recycle bin, where its files are kept but not served. A photo of the feed is removed at once,
 * because the feed supplies it again when needed. CONFLICT, which names the records, while it is in use.
 */
@Injectable()
export class DeleteAsset {
  constructor(
    private readonly dataSource: DataSource,
    private readonly removeAsset: RemoveAsset,
    private readonly outbox: Outbox,
  ) {}

  @HandleRpc(deleteAsset)
  async delete({ id }: { id: string }): Promise<AssetDeleted> {
    const asset = await this.dataSource.transaction(async (manager) => {
      const seen = await findById(manager, id);
      if (seen === null) throw noSuchFile();
      await lockStem(manager, seen.stem);
      const current = await findById(manager, id);
      if (current === null) throw noSuchFile();
      const usedBy = (await usesOf(manager, [current.stem])).get(current.stem) ?? [];
      if (usedBy.length > 0) {
        const where = usedBy.map(({ label, owner }) => label || owner).join(', ');
        throw new DomainError('CONFLICT', `The file is in use: ${where}`, { details: { usedBy } });
      }
      if (isRestorable(current)) await moveToBin(manager, id);
      else await this.removeAsset.mark(manager, current.stem);
      const entity = { ...auditedFile(current), link: null };
      await this.outbox.add(manager, mediaAuditRecorded, auditRecord({ action: 'media-deleted', entity }));
      return current;
    });
    const restorable = isRestorable(asset);
    if (!restorable) await this.removeAsset.finish(asset.stem);
    return { ...toAsset(asset), restorable };
  }
}

const isRestorable = ({ origin }: AssetEntity): boolean => origin === 'staff';

async function moveToBin(manager: EntityManager, id: string): Promise<void> {
  const actor = currentActor();
  const deletedBy = actor?.kind === 'member' ? actor.name : '';
  await manager.update(AssetEntity, { id }, { deletedAt: () => 'now()', deletedBy });
}
