import type { LibraryAsset } from '@manzil/contracts/media/library';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { findById, noSuchFile } from '../asset/asset.repository.js';
import { toLibraryAssets } from './library-asset.js';

/** Changes how an asset is described; its file never changes. */
@Injectable()
export class UpdateAsset {
  constructor(private readonly dataSource: DataSource) {}

  async execute({ id, alt }: { id: string; alt: string }): Promise<LibraryAsset> {
    const { manager } = this.dataSource;
    await manager.query('UPDATE asset SET alt = $2 WHERE id = $1', [id, alt]);
    const asset = await findById(manager, id);
    const [shown] = await toLibraryAssets(manager, asset === null ? [] : [asset]);
    if (shown === undefined) throw noSuchFile();
    return shown;
  }
}
