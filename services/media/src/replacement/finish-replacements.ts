import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { findByFilename } from '../asset/asset.repository.js';
import { AssetOwnerEntity } from '../claim/asset-owner.entity.js';
import { ReleaseAsset } from '../claim/release-asset.js';
import { UpdateAsset } from '../library/update-asset.js';
import { ownerOf, ReplacementEntity } from './replacement.entity.js';
import { runAsStarter } from './run-as-starter.js';

/** Ends the replacements without pending steps: the new file gets the alternative text and loses its extra claim. */
@Injectable()
export class FinishReplacements {
  constructor(
    private readonly dataSource: DataSource,
    private readonly assets: UpdateAsset,
    private readonly claims: ReleaseAsset,
  ) {}

  areUnfinished(): Promise<boolean> {
    return this.dataSource.getRepository(ReplacementEntity).existsBy({ finishedAt: IsNull() });
  }

  finish(): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      for (const complete of await takeComplete(manager))
        await runAsStarter(complete, () => this.finishOne(manager, complete));
    });
  }

  private async finishOne(
    manager: EntityManager,
    { id, alt, replacement }: ReplacementEntity,
  ): Promise<void> {
    const asset = await findByFilename(manager, replacement);
    if (asset !== null && alt !== '' && asset.alt !== alt)
      await this.assets.updateIn(manager, { id: asset.id, alt });
    await this.claims.releaseIn(manager, { filename: replacement, owner: ownerOf(id) });
    await manager.delete(AssetOwnerEntity, { owner: ownerOf(id) });
    await manager.update(ReplacementEntity, { id }, { finishedAt: () => 'now()' });
  }
}

const takeComplete = (manager: EntityManager): Promise<ReplacementEntity[]> =>
  manager
    .createQueryBuilder(ReplacementEntity, 'replacement')
    .where('replacement.finishedAt IS NULL')
    .andWhere(
      `NOT EXISTS (SELECT FROM replacement_step step WHERE step.replacement_id = replacement.id AND step.state = 'pending')`,
    )
    .orderBy('replacement.createdAt')
    .setLock('pessimistic_write')
    .setOnLocked('skip_locked')
    .getMany();
