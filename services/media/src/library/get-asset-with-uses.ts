import type { LibraryAsset } from '@manzil/contracts/media/library';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { findByFilename, noSuchFile } from '../asset/asset.repository.js';
import { toLibraryAssets } from './library-asset.js';

/** Returns one upload by its whole file name, with the records that use it. NOT_FOUND. */
@Injectable()
export class GetAssetWithUses {
  constructor(private readonly dataSource: DataSource) {}

  async get({ filename }: { filename: string }): Promise<LibraryAsset> {
    const { manager } = this.dataSource;
    const asset = await findByFilename(manager, filename);
    const [shown] = await toLibraryAssets(manager, asset === null ? [] : [asset]);
    if (shown === undefined) throw noSuchFile();
    return shown;
  }
}
