import { Module } from '@nestjs/common';
import { BlogModule } from '../blog/blog.module.js';
import { ClockModule } from '../clock.js';
import { CollectionEditingModule } from '../editing/editing.module.js';
import { MediaUseModule } from '../media-use/media-use.module.js';
import { RuleBookModule } from '../rule-book/rule-book.module.js';
import { SavedBlockModule } from '../saved-block/saved-block.module.js';
import { ClaimAllFiles } from './claim-all-files.js';
import { PurgeDeletedEntries } from './purge-deleted-entries.js';
import { RunJobs } from './run-jobs.js';

@Module({
  imports: [
    BlogModule,
    ClockModule,
    CollectionEditingModule,
    MediaUseModule,
    RuleBookModule,
    SavedBlockModule,
  ],
  providers: [ClaimAllFiles, PurgeDeletedEntries, RunJobs],
})
export class JobsModule {}
