import { DomainError } from '@manzil/service-kit/errors';
import type { DevelopmentEntity } from './development.entity.js';

const MESSAGE = 'Add a banner image before the project is published';

/** VALIDATION_FAILED for a live project without its banner; a draft needs none. */
export function assertBanner({ live, bannerImage }: DevelopmentEntity): void {
  if (!live || bannerImage !== '') return;
  throw new DomainError('VALIDATION_FAILED', MESSAGE, {
    issues: [{ field: 'bannerImage', message: MESSAGE }],
  });
}
