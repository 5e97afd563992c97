import { DomainError } from '@manzil/service-kit/errors';
import type { EntityManager } from 'typeorm';
import { canBeKey } from '../row-key.js';
import { DevelopmentImageEntity } from './development-image.entity.js';
import type { DevelopmentEntity } from './development.entity.js';
import { lockDevelopment } from './development.repository.js';

/**
 * Reads a gallery image and locks its project, always the project first. The image is read again under the lock,
 * because another request may have deleted it in the meantime. NOT_FOUND.
 */
export async function lockImage(
  manager: EntityManager,
  id: number,
): Promise<{ image: DevelopmentImageEntity; project: DevelopmentEntity }> {
  const found = canBeKey({ id }) ? await manager.findOneBy(DevelopmentImageEntity, { id }) : null;
  if (found === null) throw noSuchImage();
  const project = await lockDevelopment(manager, { id: found.developmentId });
  const image = await manager.findOneBy(DevelopmentImageEntity, { id });
  if (image === null) throw noSuchImage();
  return { image, project };
}

const noSuchImage = (): DomainError => new DomainError('NOT_FOUND', 'There is no such image');
