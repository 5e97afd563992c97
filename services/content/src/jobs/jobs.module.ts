import { Module } from '@nestjs/common';
import { BlogModule } from '../blog/blog.module.js';
import { EditingModule } from '../editing/editing.module.js';
import { PurgeDeletedEntries } from './purge-deleted-entries.js';
import { RunJobs } from './run-jobs.js';

@Module({ imports: [BlogModule, EditingModule], providers: [PurgeDeletedEntries, RunJobs] })
export class JobsModule {}
