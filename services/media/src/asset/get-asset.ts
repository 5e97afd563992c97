import type { Asset } from '@manzil/contracts/media/asset';
import { getAsset } from '@manzil/contracts/media/rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { toAsset } from './asset.mapper.js';
import { findByFilename, noSuchFile } from './asset.repository.js';

/** Returns the metadata of a stored file. NOT_FOUND for variants, which are not assets. */
@Injectable()
export class GetAsset {
  constructor(private readonly dataSource: DataSource) {}

  @HandleRpc(getAsset)
  async get({ filename }: { filename: string }): Promise<Asset> {
    const asset = await findByFilename(this.dataSource.manager, filename);
    if (asset === null) throw noSuchFile();
    return toAsset(asset);
  }
}
