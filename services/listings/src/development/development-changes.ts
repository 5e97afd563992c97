import type { AuditChange } from '@manzil/contracts/audit';
import { changesBetween } from '@manzil/service-kit/audit-record';
import type { DevelopmentEntity } from './development.entity.js';

const FIELDS = [
  ...['name', 'pagelink', 'location', 'developerName', 'price', 'completion', 'position', 'live'],
  'permitNumber',
  ...['bannerImage', 'floorPlan', 'brochure', 'videoUrl', 'mapUrl'],
  ...['description', 'paymentPlan', 'facilities', 'keyFeatures'],
];

/** Lists the fields that a save changed; all set fields of a new project. */
export const developmentChanges = (
  before: DevelopmentEntity | null,
  after: DevelopmentEntity,
): AuditChange[] => changesBetween(before, after, FIELDS);

/** Lists the files before and after a change of a gallery. */
export const galleryChanges = (before: readonly string[], after: readonly string[]): AuditChange[] =>
  changesBetween({ images: before }, { images: after }, ['images']);
