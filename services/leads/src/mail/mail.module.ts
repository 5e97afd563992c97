import { Module } from '@nestjs/common';
import { FindHome } from './answer/find-home.js';
import { ComposeMail } from './compose-mail.js';
import { MailLinkController } from './links/mail-link.controller.js';
import { MailLinks } from './links/mail-links.js';
import { UseMailLink } from './links/use-mail-link.js';
import { ListNotices } from './list-notices.js';
import { MailServer } from './mail-server.js';
import { SendDueMail } from './send-due-mail.js';

@Module({
  controllers: [MailLinkController],
  providers: [MailServer, ComposeMail, FindHome, MailLinks, UseMailLink, ListNotices, SendDueMail],
  exports: [ListNotices],
})
export class MailModule {}
