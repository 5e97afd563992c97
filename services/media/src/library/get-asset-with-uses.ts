import type { LibraryAsset } from '@manzil/contracts/media/library';
import { getAssetWithUses } from '@manzil/contracts/media/rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { CONFIG } from '@manzil/service-kit/kit-module';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { findByFilename, noSuchFile } from '../asset/asset.repository.js';
import type { RetentionConfig } from '../collect/retention.js';
import { toLibraryAssets } from './library-asset.js';

/** Returns one upload by its whole file name, with the records that use it. NOT_FOUND. */
@Injectable()
export class GetAssetWithUses {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(CONFIG) private readonly config: RetentionConfig,
  ) {}

  @HandleRpc(getAssetWithUses)
  async get({ filename }: { filename: string }): Promise<LibraryAsset> {
    const { manager } = this.dataSource;
    const asset = await findByFilename(manager, filename);
    const [shown] = await toLibraryAssets(manager, asset === null ? [] : [asset], this.config);
    if (shown === undefined) throw noSuchFile();
    return shown;
  }
}
