import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { findByFilename, noSuchFile } from '../asset/asset.repository.js';
import { addClaims, lockStems, settleClaims } from './claim.repository.js';

interface Claim {
  filename: string;
  owner: string;
  label: string;
}

/** Says that a record uses an asset, beside what its facts say. Twice is once. NOT_FOUND. */
@Injectable()
export class ClaimAsset {
  constructor(private readonly dataSource: DataSource) {}

  async execute({ filename, owner, label }: Claim): Promise<Record<string, never>> {
    await this.dataSource.transaction(async (manager) => {
      const asset = await findByFilename(manager, filename);
      if (asset === null) throw noSuchFile();
      await this.executeIn(manager, { stem: asset.stem, owner, label });
      // It may have been deleted while this waited for its lock.
      if ((await findByFilename(manager, filename)) === null) throw noSuchFile();
    });
    return {};
  }

  async executeIn(
    manager: EntityManager,
    { stem, owner, label }: { stem: string; owner: string; label: string },
  ): Promise<void> {
    await manager.query(
      'INSERT INTO asset_owner (owner, label, version) VALUES ($1, $2, 0) ON CONFLICT DO NOTHING',
      [owner, label],
    );
    await lockStems(manager, [stem]);
    await addClaims(manager, owner, [stem]);
    await settleClaims(manager, [stem]);
  }
}
