import type { INestApplication } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ListingsConfig } from '../config.js';
import { ImportRunEntity } from './import-run.entity.js';
import { RequestImport } from './request-import.js';

/** A new installation fills itself from its feed. Replicas that start together join one run. */
export async function importAtFirstStart(app: INestApplication, config: ListingsConfig): Promise<void> {
  if (config.FEED_URL === undefined) return;
  const ranBefore = await app.get(DataSource).getRepository(ImportRunEntity).exists();
  if (!ranBefore)
    await app.get(RequestImport).execute({ trigger: 'start', dryRun: false, source: 'primary' });
}
