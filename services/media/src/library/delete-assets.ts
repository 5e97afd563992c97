import { deleteAssets } from '@manzil/contracts/http/media';
import type { AssetsDeleted } from '@manzil/contracts/media/library';
import { DomainError } from '@manzil/service-kit/errors';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { AssetEntity } from '../asset/asset.entity.js';
import { PRESENT } from '../asset/asset.repository.js';
import { usesOf } from '../claim/claim.repository.js';
import { DeleteAsset } from './delete-asset.js';

/** Deletes the unused ones of the given assets, one at a time; the others are kept and returned. */
@Injectable()
export class DeleteAssets {
  constructor(
    private readonly dataSource: DataSource,
    private readonly deleteAsset: DeleteAsset,
  ) {}

  @HandleRpc(deleteAssets)
  async delete({ ids }: { ids: string[] }): Promise<AssetsDeleted> {
    const { manager } = this.dataSource;
    const assets = await manager.findBy(AssetEntity, { id: In(ids), ...PRESENT });
    const result: AssetsDeleted = { deleted: 0, restorable: [], inUse: [] };
    for (const { id, stem, originalName } of assets) {
      try {
        const { restorable } = await this.deleteAsset.delete({ id });
        result.deleted += 1;
        if (restorable) result.restorable.push(id);
      } catch (error) {
        const code = error instanceof DomainError ? error.code : undefined;
        // Another user deleted it first.
        if (code === 'NOT_FOUND') continue;
        if (code !== 'CONFLICT') throw error;
        result.inUse.push({ originalName, usedBy: (await usesOf(manager, [stem])).get(stem) ?? [] });
      }
    }
    return result;
  }
}
