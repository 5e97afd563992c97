import { Module } from '@nestjs/common';
import { MailModule } from '../../mail/mail.module.js';
import { AddEntry } from './add-entry.js';
import { GetTimeline } from './get-timeline.js';
import { WithdrawNote } from './withdraw-note.js';

@Module({
  imports: [MailModule],
  providers: [GetTimeline, AddEntry, WithdrawNote],
})
export class TimelineModule {}
