import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.js';
import { QueueApprovalMail } from './approval/queue-approval-mail.js';
import { SendMemberLink } from './member-link/send-member-link.js';

@Module({ imports: [MailModule], providers: [SendMemberLink, QueueApprovalMail] })
export class MemberMailModule {}
