import { Module } from '@nestjs/common';
import { BlogModule } from '../blog/blog.module.js';
import { ClockModule } from '../clock.js';
import { CollectionEditingModule } from '../editing/editing.module.js';
import { MediaUseModule } from '../media-use/media-use.module.js';
import { SavedBlockModule } from '../saved-block/saved-block.module.js';
import { ClaimAllFiles } from './claim-all-files.js';
import { PurgeDeletedEntries } from './purge-deleted-entries.js';
import { RunJobs } from './run-jobs.js';

@Module({
  imports: [BlogModule, ClockModule, CollectionEditingModule, MediaUseModule, SavedBlockModule],
  providers: [ClaimAllFiles, PurgeDeletedEntries, RunJobs],
})
export class JobsModule {}
