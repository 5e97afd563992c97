import { hashAssets } from '@manzil/contracts/media/rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import type { z } from 'zod';
import { AssetEntity } from './asset.entity.js';
import { PRESENT } from './asset.repository.js';

/** Returns the hashes of stored files, for the ledger of leads; names of variants and unknown ones are left out. */
@Injectable()
export class HashAssets {
  constructor(private readonly dataSource: DataSource) {}

  @HandleRpc(hashAssets)
  async hash({
    filenames,
  }: z.output<typeof hashAssets.request>): Promise<z.output<typeof hashAssets.response>> {
    const found = await this.dataSource.manager.find(AssetEntity, {
      select: { filename: true, sha256: true },
      where: { filename: In(filenames), ...PRESENT },
    });
    return { items: found.map(({ filename, sha256 }) => ({ filename, sha256 })) };
  }
}
