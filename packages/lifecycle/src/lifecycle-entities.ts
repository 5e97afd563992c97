import { ContentApprovalEntity } from './content-approval.entity.js';
import { ContentPreviewEntity } from './content-preview.entity.js';
import { ContentScheduleEntity } from './content-schedule.entity.js';
import { ContentVersionEntity } from './content-version.entity.js';
import { SitePreviewEntity } from './site-preview.entity.js';
import { OmittedKindEntity } from './translation/omitted-kind.entity.js';
import { TranslationEntity } from './translation/translation.entity.js';

/** Entities of the lifecycle, for the data source of a service. */
export const LIFECYCLE_ENTITIES = [
  ContentVersionEntity,
  ContentScheduleEntity,
  ContentPreviewEntity,
  ContentApprovalEntity,
  SitePreviewEntity,
  TranslationEntity,
  OmittedKindEntity,
];
