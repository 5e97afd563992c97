import { Module } from '@nestjs/common';
import { ChangeModule } from '../change/change.module.js';
import { ClockModule } from '../clock.js';
import { AnnounceDueRules } from './announce-due-rules.js';
import { ChangeRules } from './change-rules.js';
import { ReadRules } from './read-rules.js';

/** Fees, taxes and limits with their dates, sources and confirmations. */
@Module({
  imports: [ChangeModule, ClockModule],
  providers: [AnnounceDueRules, ChangeRules, ReadRules],
  exports: [AnnounceDueRules],
})
export class RuleBookModule {}
