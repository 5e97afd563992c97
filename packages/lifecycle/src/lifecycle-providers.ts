import { AnswerApproval } from './answer-approval.js';
import { DiscardDraft } from './discard-draft.js';
import { DraftPreviews } from './draft-previews.js';
import { ListApprovals } from './list-approvals.js';
import { ListLinks } from './list-links.js';
import { PublishAndWithdraw } from './publish-and-withdraw.js';
import { ReadVersions } from './read-versions.js';
import { RecordChange } from './record-change.js';
import { ReplaceFile } from './replace-file.js';
import { RequestApproval } from './request-approval.js';
import { RestoreVersion } from './restore-version.js';
import { RunDueSchedules } from './run-due-schedules.js';
import { SaveDraft } from './save-draft.js';
import { ScheduleEntry } from './schedule-entry.js';
import { ShowDraft } from './show-draft.js';
import { ShowSite } from './show-site.js';
import { SiteChanges } from './site-changes.js';
import { SitePreviews } from './site-previews.js';
import { ChangeOmission } from './translation/change-omission.js';
import { ReadTranslations } from './translation/read-translations.js';
import { SaveTranslation } from './translation/save-translation.js';
import { UpcomingChanges } from './upcoming-changes.js';

/**
 * Providers of the lifecycle. A service also provides `LifecyclePorts`, `LifecycleAudit`, `TranslationPorts` and
 * `DatedEntries`.
 */
export const LIFECYCLE_PROVIDERS = [
  AnswerApproval,
  DiscardDraft,
  DraftPreviews,
  ListApprovals,
  ListLinks,
  PublishAndWithdraw,
  ReadVersions,
  RecordChange,
  ReplaceFile,
  RequestApproval,
  RestoreVersion,
  RunDueSchedules,
  SaveDraft,
  ScheduleEntry,
  ShowDraft,
  ShowSite,
  SiteChanges,
  SitePreviews,
  ChangeOmission,
  ReadTranslations,
  SaveTranslation,
  UpcomingChanges,
];
