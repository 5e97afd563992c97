import type { Asset } from '@manzil/contracts/media/asset';
import { getAssets } from '@manzil/contracts/media/rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import type { z } from 'zod';
import { toAsset } from './asset.mapper.js';
import { AssetEntity } from './asset.entity.js';
import { PRESENT } from './asset.repository.js';

/** Returns the given files, for the mail of leads that they are attached to. */
@Injectable()
export class GetAssets {
  constructor(private readonly dataSource: DataSource) {}

  @HandleRpc(getAssets)
  async get({ filenames }: z.output<typeof getAssets.request>): Promise<{ items: Asset[] }> {
    const found = await this.dataSource.manager.findBy(AssetEntity, { filename: In(filenames), ...PRESENT });
    return { items: found.map(toAsset) };
  }
}
