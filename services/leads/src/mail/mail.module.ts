import { Module } from '@nestjs/common';
import { ListNotices } from './list-notices.js';
import { MailServer } from './mail-server.js';
import { SendDueMail } from './send-due-mail.js';

@Module({ providers: [MailServer, ListNotices, SendDueMail], exports: [ListNotices] })
export class MailModule {}
