import { Module } from '@nestjs/common';
import { MailModule } from '../../mail/mail.module.js';
import { RecordModule } from '../../record/record.module.js';
import { AnswerModule } from '../answer/answer.module.js';
import { GetReplyContext } from './get-reply-context.js';
import { ManageSavedReplies } from './manage-saved-replies.js';
import { ReplyMail } from './reply-mail.js';
import { ReplyToLead } from './reply-to-lead.js';

@Module({
  imports: [RecordModule, MailModule, AnswerModule],
  providers: [ManageSavedReplies, GetReplyContext, ReplyToLead, ReplyMail],
})
export class ReplyModule {}
