import * as rpc from '@manzil/contracts/content/lifecycle-rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { DiscardDraft } from './discard-draft.js';
import { PublishAndWithdraw } from './publish-and-withdraw.js';
import { ReadVersions } from './read-versions.js';
import { RestoreVersion } from './restore-version.js';
import { SaveDraft } from './save-draft.js';
import { ScheduleEntry } from './schedule-entry.js';

/** RPC of drafts, versions and schedules, the same for every kind. */
@Controller()
export class LifecycleController {
  constructor(
    private readonly drafts: SaveDraft,
    private readonly discardDraft: DiscardDraft,
    private readonly publishAndWithdraw: PublishAndWithdraw,
    private readonly scheduleEntry: ScheduleEntry,
    private readonly readVersions: ReadVersions,
    private readonly restoreVersion: RestoreVersion,
  ) {}

  @HandleRpc(rpc.createDraft)
  createDraft(request: z.output<typeof rpc.createDraft.request>) {
    return this.drafts.create(request);
  }

  @HandleRpc(rpc.saveDraft)
  saveDraft(request: z.output<typeof rpc.saveDraft.request>) {
    return this.drafts.save(request);
  }

  @HandleRpc(rpc.discardDraft)
  discard(request: z.output<typeof rpc.discardDraft.request>) {
    return this.discardDraft.discard(request);
  }

  @HandleRpc(rpc.withdrawEntry)
  withdraw(request: z.output<typeof rpc.withdrawEntry.request>) {
    return this.publishAndWithdraw.withdraw(request);
  }

  @HandleRpc(rpc.scheduleEntry)
  schedule(request: z.output<typeof rpc.scheduleEntry.request>) {
    return this.scheduleEntry.schedule(request);
  }

  @HandleRpc(rpc.listVersions)
  listVersions(request: z.output<typeof rpc.listVersions.request>) {
    return this.readVersions.list(request);
  }

  @HandleRpc(rpc.getVersion)
  getVersion(request: z.output<typeof rpc.getVersion.request>) {
    return this.readVersions.get(request);
  }

  @HandleRpc(rpc.diffVersion)
  diffVersion(request: z.output<typeof rpc.diffVersion.request>) {
    return this.readVersions.diff(request);
  }

  @HandleRpc(rpc.restoreVersion)
  restore(request: z.output<typeof rpc.restoreVersion.request>) {
    return this.restoreVersion.restore(request);
  }
}
