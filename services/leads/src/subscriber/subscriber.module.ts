import { Module } from '@nestjs/common';
import { ChangeSubscribers } from './change-subscribers.js';
import { MailModule } from '../mail/mail.module.js';
import { RecordModule } from '../record/record.module.js';
import { ConfirmationMail } from './confirmation-mail.js';
import { ExportSubscribers } from './export-subscribers.js';
import { ListSubscribers } from './list-subscribers.js';

@Module({
  imports: [RecordModule, MailModule],
  providers: [ListSubscribers, ExportSubscribers, ChangeSubscribers, ConfirmationMail],
})
export class SubscriberModule {}
