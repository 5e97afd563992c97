import { Module } from '@nestjs/common';
import { CollectionEditingModule } from '../editing/editing.module.js';
import { MediaUseModule } from '../media-use/media-use.module.js';
import { DiscardDraft } from './discard-draft.js';
import { LifecyclePorts } from './lifecycle-ports.js';
import { LifecycleController } from './lifecycle.controller.js';
import { PublishAndWithdraw } from './publish-and-withdraw.js';
import { ReadVersions } from './read-versions.js';
import { RecordChange } from './record-change.js';
import { RestoreVersion } from './restore-version.js';
import { RunDueSchedules } from './run-due-schedules.js';
import { SaveDraft } from './save-draft.js';
import { ScheduleEntry } from './schedule-entry.js';

/** Drafts, versions, schedules and withdrawal of everything that staff publish. */
@Module({
  imports: [CollectionEditingModule, MediaUseModule],
  controllers: [LifecycleController],
  providers: [
    DiscardDraft,
    LifecyclePorts,
    PublishAndWithdraw,
    ReadVersions,
    RecordChange,
    RestoreVersion,
    RunDueSchedules,
    SaveDraft,
    ScheduleEntry,
  ],
  exports: [RunDueSchedules],
})
export class LifecycleModule {}
