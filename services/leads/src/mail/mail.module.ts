import { Module } from '@nestjs/common';
import { ComposeMail } from './compose-mail.js';
import { MailLinks } from './links/mail-links.js';
import { FindHomeCosts } from './home-costs.js';
import { IncomingMailSettings } from './incoming/incoming-mail-settings.js';
import { ListNotices } from './list-notices.js';
import { MailLog } from './log/mail-log.js';
import { MailDigits } from './mail-digits.js';
import { MailKinds } from './mail-kinds.js';
import { MailServer } from './mail-server.js';
import { PreviewMails } from './previews/preview-mails.js';
import { MailSettings } from './settings/mail-settings.js';
import { SendDueMail } from './send-due-mail.js';
import { SuppressionList } from './suppression/suppression-list.js';
import { EditMailTexts } from './texts/edit-mail-texts.js';

@Module({
  providers: [
    MailSettings,
    IncomingMailSettings,
    MailServer,
    MailKinds,
    ComposeMail,
    MailDigits,
    MailLinks,
    MailLog,
    PreviewMails,
    EditMailTexts,
    SuppressionList,
    ListNotices,
    FindHomeCosts,
    SendDueMail,
  ],
  exports: [MailKinds, MailSettings, IncomingMailSettings, MailServer, ListNotices, MailLinks, FindHomeCosts],
})
export class MailModule {}
