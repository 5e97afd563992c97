import type { Development, DevelopmentImage } from '@manzil/contracts/listings/development';
import type { DevelopmentImageEntity } from './development-image.entity.js';
import type { DevelopmentEntity } from './development.entity.js';

/** Leaves out the names of members, because visitors get the result. */
export const toDevelopment = ({
  version: _version,
  updatedBy: _updatedBy,
  updatedAt,
  ...development
}: DevelopmentEntity): Development => ({ ...development, updatedAt: updatedAt.toISOString() });

/**
 * Each gallery row of a response has the project's name, which is read through the project's id, so that renaming a
 * project renames it there.
 */
export const toImage = ({ id, url }: DevelopmentImageEntity, of: DevelopmentEntity): DevelopmentImage => ({
  id,
  url,
  developmentId: of.id,
  developmentName: of.name,
});
