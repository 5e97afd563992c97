import type { INestApplication } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ListingsConfig } from '../config.js';
import { ImportRunEntity } from './import-run.entity.js';
import { RequestImport } from './request-import.js';

/** Imports the configured feed into a new installation. Replicas that start at the same time share one run. */
export async function importAtFirstStart(app: INestApplication, config: ListingsConfig): Promise<void> {
  if (config.FEED_URL === undefined) return;
  const ranBefore = await app.get(DataSource).getRepository(ImportRunEntity).exists();
  if (!ranBefore)
    await app.get(RequestImport).request({ trigger: 'start', dryRun: false, source: 'primary' });
}
