import type { AuditChange } from '@manzil/contracts/audit';
import { changesBetween } from '@manzil/service-kit/audit-record';
import type { DevelopmentEntity } from './development.entity.js';

const FIELDS = [
  ...['name', 'pagelink', 'location', 'developerName', 'price', 'completion', 'position', 'live'],
  ...['bannerImage', 'floorPlan', 'brochure', 'videoUrl', 'mapUrl'],
  ...['description', 'paymentPlan', 'facilities', 'keyFeatures'],
];

/** What a save changed of a project; of a new one all that it says. */
export const developmentChanges = (
  before: DevelopmentEntity | null,
  after: DevelopmentEntity,
): AuditChange[] => changesBetween(before, after, FIELDS);

/** What a change of a gallery did, by the files that it holds. */
export const galleryChanges = (before: readonly string[], after: readonly string[]): AuditChange[] =>
  changesBetween({ images: before }, { images: after }, ['images']);
