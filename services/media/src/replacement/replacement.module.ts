import { Module } from '@nestjs/common';
import { ClaimModule } from '../claim/claim.module.js';
import { LibraryModule } from '../library/library.module.js';
import { FinishReplacements } from './finish-replacements.js';
import { PerformStep } from './perform-step.js';
import { ReplacementSchedule } from './replacement-schedule.js';
import { RewriteRecord } from './rewrite-record.js';
import { ShowReplacement } from './show-replacement.js';
import { StartReplacement } from './start-replacement.js';

@Module({
  imports: [ClaimModule, LibraryModule],
  providers: [
    FinishReplacements,
    PerformStep,
    ReplacementSchedule,
    RewriteRecord,
    ShowReplacement,
    StartReplacement,
  ],
})
export class ReplacementModule {}
