import { LOGGER } from '@manzil/service-kit/kit-module';
import type { PinoLogger } from '@manzil/service-kit/logger';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { findByStem, knownStems, lockStem } from '../asset/asset.repository.js';
import { readUploadName, type UploadName } from '../storage/upload-name.js';
import { AssetStorage } from '../storage/asset-storage.js';
import { IncomingFolder } from './incoming-folder.js';

const BATCH = 500;

/**
 * Removes what killed processes leave behind: unfinished files, and files (with their variants) whose row was never
 * committed. Safe while other replicas store files ({@link lockStem}).
 */
@Injectable()
export class SweepLeftovers {
  constructor(
    private readonly dataSource: DataSource,
    private readonly storage: AssetStorage,
    private readonly incoming: IncomingFolder,
    @Inject(LOGGER) private readonly logger: PinoLogger,
  ) {}

  async sweep(): Promise<void> {
    await this.incoming.removeAbandoned();
    let batch: UploadName[] = [];
    for await (const filename of this.storage.list()) {
      const name = readUploadName(filename);
      if (name === undefined) continue;
      if (batch.push(name) < BATCH) continue;
      await this.removeUnknown(batch);
      batch = [];
    }
    await this.removeUnknown(batch);
  }

  private async removeUnknown(names: UploadName[]): Promise<void> {
    if (names.length === 0) return;
    const known = await knownStems(
      this.dataSource.manager,
      names.map(({ stem }) => stem),
    );
    for (const { stem, filename } of names.filter((name) => !known.has(name.stem))) {
      await this.dataSource.transaction(async (manager) => {
        await lockStem(manager, stem);
        if ((await findByStem(manager, stem)) !== null) return;
        await this.storage.remove(filename);
        this.logger.info({ filename }, 'a file without an asset was removed');
      });
    }
  }
}
