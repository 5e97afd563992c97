import { SAVED_BLOCK_RESTORE_DAYS } from '@manzil/contracts/content/saved-block';
import { transactionLock } from '@manzil/service-kit/jobs/advisory-lock';
import { Injectable } from '@nestjs/common';
import { DataSource, LessThanOrEqual } from 'typeorm';
import { Clock } from '../clock.js';
import { ClaimFiles } from '../media-use/claim-files.js';
import { savedBlockUser } from './saved-block-files.js';
import { SavedBlockEntity } from './saved-block.entity.js';

const RESTORE_MS = SAVED_BLOCK_RESTORE_DAYS * 86_400_000;

/** Purges saved blocks that can no longer be restored, and releases their files. */
@Injectable()
export class PurgeSavedBlocks {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly claimFiles: ClaimFiles,
  ) {}

  /** @returns how many blocks were purged */
  purge(): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      // A block that is being restored is not purged.
      await transactionLock(manager, 'saved-blocks');
      const gone = await manager.find(SavedBlockEntity, {
        where: { deletedAt: LessThanOrEqual(new Date(this.clock.now().getTime() - RESTORE_MS)) },
      });
      const unused = gone.map((block) => ({
        ...savedBlockUser(block),
        version: block.version + 1,
        texts: [],
      }));
      await this.claimFiles.claim(manager, unused);
      await manager.remove(gone);
      return gone.length;
    });
  }
}
