import type { Development, DevelopmentImage } from '@manzil/contracts/listings/development';
import type { DevelopmentImageEntity } from './development-image.entity.js';
import type { DevelopmentEntity } from './development.entity.js';

/** Visitors are shown projects as they are here: the names of members stay out of it. */
export const toDevelopment = ({
  version: _version,
  updatedBy: _updatedBy,
  updatedAt,
  ...development
}: DevelopmentEntity): Development => ({ ...development, updatedAt: updatedAt.toISOString() });

/** The wire's gallery rows carry the project's name; ours follow its id, so a rename carries them along. */
export const toImage = ({ id, url }: DevelopmentImageEntity, of: DevelopmentEntity): DevelopmentImage => ({
  id,
  url,
  developmentId: of.id,
  developmentName: of.name,
});
