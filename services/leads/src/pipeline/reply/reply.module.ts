import { Module } from '@nestjs/common';
import { MailModule } from '../../mail/mail.module.js';
import { RecordModule } from '../../record/record.module.js';
import { AnswerModule } from '../answer/answer.module.js';
import { GetReplyContext } from './get-reply-context.js';
import { ManageSavedReplies } from './manage-saved-replies.js';
import { ReadAttachments } from './read-attachments.js';
import { ReplyFiles } from './reply-files.js';
import { ReplyMail } from './reply-mail.js';
import { ReplyToLead } from './reply-to-lead.js';
import { RetryReply } from './retry-reply.js';

@Module({
  imports: [RecordModule, MailModule, AnswerModule],
  providers: [
    ManageSavedReplies,
    GetReplyContext,
    ReplyToLead,
    ReplyMail,
    ReplyFiles,
    ReadAttachments,
    RetryReply,
  ],
})
export class ReplyModule {}
