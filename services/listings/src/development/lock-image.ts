import { DomainError } from '@manzil/service-kit/errors';
import type { EntityManager } from 'typeorm';
import { canBeKey } from '../row-key.js';
import { DevelopmentImageEntity } from './development-image.entity.js';
import type { DevelopmentEntity } from './development.entity.js';
import { lockDevelopment } from './development.repository.js';

/**
 * A gallery image and its project, the project locked first as everywhere. The image is read again under the
 * lock, because somebody may have taken it away while this one waited. NOT_FOUND.
 */
export async function lockImage(
  manager: EntityManager,
  id: number,
): Promise<{ image: DevelopmentImageEntity; project: DevelopmentEntity }> {
  const seen = canBeKey({ id }) ? await manager.findOneBy(DevelopmentImageEntity, { id }) : null;
  if (seen === null) throw noSuchImage();
  const project = await lockDevelopment(manager, { id: seen.developmentId });
  const image = await manager.findOneBy(DevelopmentImageEntity, { id });
  if (image === null) throw noSuchImage();
  return { image, project };
}

const noSuchImage = (): DomainError => new DomainError('NOT_FOUND', 'There is no such image');
