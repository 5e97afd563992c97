import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { developmentSchema } from '@manzil/contracts/listings/development';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { DevelopmentImageEntity } from './development-image.entity.js';
import { DevelopmentEntity } from './development.entity.js';

const SEED_LOCK = 0x73656564; // "seed"

const seedSchema = z.array(
  developmentSchema.omit({ id: true, updatedAt: true }).extend({ gallery: z.array(z.string()) }),
);

/** Fills an empty table with the demo projects. Replicas that start at the same time fill it once. */
export async function seedDevelopments(dataSource: DataSource, demoFolder: string): Promise<void> {
  const text = await readFile(join(demoFolder, 'content', 'developments.json'), 'utf8');
  const projects = seedSchema.parse(JSON.parse(text));
  await dataSource.transaction(async (manager) => {
    await manager.query('SELECT pg_advisory_xact_lock($1)', [SEED_LOCK]);
    if (await manager.exists(DevelopmentEntity)) return;
    for (const { gallery, ...project } of projects) {
      const { id } = await manager.save(DevelopmentEntity, { ...project, updatedBy: '' });
      await manager.insert(
        DevelopmentImageEntity,
        gallery.map((url, position) => ({ developmentId: id, position, url })),
      );
    }
  });
}
