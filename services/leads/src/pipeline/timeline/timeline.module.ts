import { Module } from '@nestjs/common';
import { MailModule } from '../../mail/mail.module.js';
import { AddEntry } from './add-entry.js';
import { GetTimeline } from './get-timeline.js';
import { RecordModule } from '../../record/record.module.js';
import { NoteArrivals } from './note-arrivals.js';
import { WithdrawNote } from './withdraw-note.js';

@Module({
  imports: [RecordModule, MailModule],
  providers: [GetTimeline, AddEntry, WithdrawNote, NoteArrivals],
})
export class TimelineModule {}
