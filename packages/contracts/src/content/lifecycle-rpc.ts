import { lifecycleRpcs } from '../lifecycle-rpcs.js';
import { contentKindSchema } from './lifecycle.js';

export const {
  createDraft,
  saveDraft,
  discardDraft,
  publishDraft,
  withdrawEntry,
  scheduleEntry,
  listVersions,
  getVersion,
  diffVersion,
  restoreVersion,
  requestApproval,
  takeBackApproval,
  approveRequest,
  sendBackRequest,
  listApprovals,
  createDraftPreview,
  getDraftPreview,
  getSiteTimes,
  listSiteChanges,
  diffSiteChange,
  createSitePreview,
  getSitePreview,
  listLinks,
  replaceFile,
} = lifecycleRpcs('content', 'lifecycle', contentKindSchema);
