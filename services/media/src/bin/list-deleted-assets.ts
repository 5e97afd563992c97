import type { DeletedAsset } from '@manzil/contracts/media/library';
import { listDeletedAssets } from '@manzil/contracts/media/rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { AssetEntity } from '../asset/asset.entity.js';
import { purgeTime } from '../collect/retention.js';
import { IN_BIN } from './deleted-asset.js';

/** Lists the files in the recycle bin, the last deleted first. */
@Injectable()
export class ListDeletedAssets {
  constructor(private readonly dataSource: DataSource) {}

  @HandleRpc(listDeletedAssets)
  async list({
    offset,
    limit,
  }: z.output<typeof listDeletedAssets.request>): Promise<{ assets: DeletedAsset[]; total: number }> {
    const [deleted, total] = await this.dataSource.manager.findAndCount(AssetEntity, {
      where: IN_BIN,
      order: { deletedAt: 'DESC', id: 'ASC' },
      skip: offset,
      take: limit,
    });
    return { assets: deleted.flatMap(toDeleted), total };
  }
}

const toDeleted = ({ id, originalName, deletedAt, deletedBy }: AssetEntity): DeletedAsset[] =>
  deletedAt === null
    ? []
    : [
        {
          id,
          originalName,
          deletedAt: deletedAt.toISOString(),
          deletedBy: deletedBy ?? '',
          purgeAt: purgeTime(deletedAt).toISOString(),
        },
      ];
