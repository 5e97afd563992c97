import type { LifecycleRequest, LifecycleRpcs } from '@manzil/contracts/lifecycle-rpcs';
import { Controller, type Type } from '@nestjs/common';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
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
import { UpcomingChanges } from './upcoming-changes.js';

/** Creates the controller of drafts, versions and schedules of a service, on the service's own subjects. */
export function lifecycleController(rpcs: LifecycleRpcs): Type {
  @Controller()
  class LifecycleController {
    constructor(
      readonly drafts: SaveDraft,
      readonly discardDraft: DiscardDraft,
      readonly publishAndWithdraw: PublishAndWithdraw,
      readonly scheduleEntry: ScheduleEntry,
      readonly readVersions: ReadVersions,
      readonly restoreVersion: RestoreVersion,
      readonly previews: DraftPreviews,
      readonly links: ListLinks,
      readonly files: ReplaceFile,
      readonly requestApproval: RequestApproval,
      readonly answerApproval: AnswerApproval,
      readonly approvals: ListApprovals,
      readonly siteChanges: SiteChanges,
      readonly sitePreviews: SitePreviews,
    ) {}

    @HandleRpc(rpcs.createDraft)
    createDraft(request: LifecycleRequest<'createDraft'>) {
      return this.drafts.create(request);
    }

    @HandleRpc(rpcs.saveDraft)
    saveDraft(request: LifecycleRequest<'saveDraft'>) {
      return this.drafts.save(request);
    }

    @HandleRpc(rpcs.discardDraft)
    discard(request: LifecycleRequest<'discardDraft'>) {
      return this.discardDraft.discard(request);
    }

    @HandleRpc(rpcs.publishDraft)
    publish(request: LifecycleRequest<'publishDraft'>) {
      return this.publishAndWithdraw.publish(request);
    }

    @HandleRpc(rpcs.withdrawEntry)
    withdraw(request: LifecycleRequest<'withdrawEntry'>) {
      return this.publishAndWithdraw.withdraw(request);
    }

    @HandleRpc(rpcs.scheduleEntry)
    schedule(request: LifecycleRequest<'scheduleEntry'>) {
      return this.scheduleEntry.schedule(request);
    }

    @HandleRpc(rpcs.listVersions)
    listVersions(request: LifecycleRequest<'listVersions'>) {
      return this.readVersions.list(request);
    }

    @HandleRpc(rpcs.getVersion)
    getVersion(request: LifecycleRequest<'getVersion'>) {
      return this.readVersions.get(request);
    }

    @HandleRpc(rpcs.diffVersion)
    diffVersion(request: LifecycleRequest<'diffVersion'>) {
      return this.readVersions.diff(request);
    }

    @HandleRpc(rpcs.restoreVersion)
    restore(request: LifecycleRequest<'restoreVersion'>) {
      return this.restoreVersion.restore(request);
    }

    @HandleRpc(rpcs.requestApproval)
    ask(request: LifecycleRequest<'requestApproval'>) {
      return this.requestApproval.request(request);
    }

    @HandleRpc(rpcs.takeBackApproval)
    takeBack(request: LifecycleRequest<'takeBackApproval'>) {
      return this.requestApproval.takeBack(request);
    }

    @HandleRpc(rpcs.approveRequest)
    approve(request: LifecycleRequest<'approveRequest'>) {
      return this.answerApproval.approve(request);
    }

    @HandleRpc(rpcs.sendBackRequest)
    sendBack(request: LifecycleRequest<'sendBackRequest'>) {
      return this.answerApproval.sendBack(request);
    }

    @HandleRpc(rpcs.listApprovals)
    listApprovals() {
      return this.approvals.list();
    }

    @HandleRpc(rpcs.createDraftPreview)
    createPreview(request: LifecycleRequest<'createDraftPreview'>) {
      return this.previews.create(request);
    }

    @HandleRpc(rpcs.getDraftPreview)
    getPreview(request: LifecycleRequest<'getDraftPreview'>) {
      return this.previews.get(request);
    }

    @HandleRpc(rpcs.getSiteTimes)
    getSiteTimes() {
      return this.siteChanges.times();
    }

    @HandleRpc(rpcs.listSiteChanges)
    listSiteChanges(request: LifecycleRequest<'listSiteChanges'>) {
      return this.siteChanges.list(request);
    }

    @HandleRpc(rpcs.diffSiteChange)
    diffSiteChange(request: LifecycleRequest<'diffSiteChange'>) {
      return this.siteChanges.diff(request);
    }

    @HandleRpc(rpcs.createSitePreview)
    createSitePreview(request: LifecycleRequest<'createSitePreview'>) {
      return this.sitePreviews.create(request);
    }

    @HandleRpc(rpcs.getSitePreview)
    getSitePreview(request: LifecycleRequest<'getSitePreview'>) {
      return this.sitePreviews.get(request);
    }

    @HandleRpc(rpcs.listLinks)
    listLinks(request: LifecycleRequest<'listLinks'>) {
      return this.links.list(request);
    }

    @HandleRpc(rpcs.replaceFile)
    replaceFile(request: LifecycleRequest<'replaceFile'>) {
      return this.files.replace(request);
    }
  }
  return LifecycleController;
}

/** The providers of the lifecycle, one a verb; a service provides `LifecyclePorts`, `LifecycleAudit` and `DatedEntries` beside them. */
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
  UpcomingChanges,
];
