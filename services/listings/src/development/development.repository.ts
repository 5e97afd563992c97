import type { Development, DevelopmentImage } from '@manzil/contracts/listings/development';
import { DomainError } from '@manzil/service-kit/errors';
import { lastSave } from '@manzil/lifecycle/version.repository';
import { versionConflict } from '@manzil/service-kit/version-conflict';
import type { EntityManager } from 'typeorm';
import { canBeKey, canBeText } from '../row-key.js';
import { DevelopmentImageEntity } from './development-image.entity.js';
import { ensureProjectVersion, KIND } from './development-versions.js';
import { toDevelopment, toImage } from './development.mapper.js';
import { DevelopmentEntity } from './development.entity.js';

export interface WholeDevelopment {
  development: Development;
  images: DevelopmentImage[];
  version: number;
}

export const noSuchProject = (): DomainError => new DomainError('NOT_FOUND', 'There is no such project');

/**
 * Reads the project and locks its row until the transaction ends, so that changes of one project and of its gallery
 * are serialised. NOT_FOUND; CONFLICT, with author and time, when its version is not the expected one.
 */
export async function lockDevelopment(
  manager: EntityManager,
  by: { id: number } | { name: string },
  expectedVersion?: number,
): Promise<DevelopmentEntity> {
  const possible = 'id' in by ? canBeKey(by) : canBeText(by.name);
  const development = possible
    ? await manager.findOne(DevelopmentEntity, { where: by, lock: { mode: 'pessimistic_write' } })
    : null;
  if (development === null) throw noSuchProject();
  if (expectedVersion !== undefined && expectedVersion !== development.version)
    throw versionConflict('The project', await lastSave(manager, KIND, development));
  await ensureProjectVersion(manager, development);
  return development;
}

/** NOT_FOUND. */
export async function requireDevelopment(manager: EntityManager, id: number): Promise<DevelopmentEntity> {
  const found = canBeKey({ id }) ? await manager.findOneBy(DevelopmentEntity, { id }) : null;
  if (found === null) throw noSuchProject();
  return found;
}

export const galleryOf = (manager: EntityManager, developmentId: number): Promise<DevelopmentImageEntity[]> =>
  manager.find(DevelopmentImageEntity, {
    where: { developmentId },
    order: { position: 'ASC', id: 'ASC' },
  });

export async function readWhole(
  manager: EntityManager,
  development: DevelopmentEntity,
): Promise<WholeDevelopment> {
  const images = await galleryOf(manager, development.id);
  return {
    development: toDevelopment(development),
    images: images.map((image) => toImage(image, development)),
    version: development.version,
  };
}
