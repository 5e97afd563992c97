import { Module } from '@nestjs/common';
import { MailModule } from '../../mail/mail.module.js';
import { RecordModule } from '../../record/record.module.js';
import { NoticeMail } from './notice-mail.js';

@Module({ imports: [RecordModule, MailModule], providers: [NoticeMail] })
export class NoticeModule {}
