import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { developmentSchema } from '@manzil/contracts/listings/development';
import { transactionLock } from '@manzil/service-kit/jobs/advisory-lock';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { DevelopmentImageEntity } from './development-image.entity.js';
import { DevelopmentEntity } from './development.entity.js';

const seedSchema = z.array(
  developmentSchema
    .omit({ id: true, updatedAt: true, language: true })
    .extend({ gallery: z.array(z.string()) }),
);

/** Fills an empty table with the demo projects. Replicas that start at the same time fill it once. */
export async function seedDevelopments(dataSource: DataSource, demoFolder: string): Promise<void> {
  const text = await readFile(join(demoFolder, 'content', 'developments.json'), 'utf8');
  const projects = seedSchema.parse(JSON.parse(text));
  await dataSource.transaction(async (manager) => {
    await transactionLock(manager, 'seed-developments');
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
