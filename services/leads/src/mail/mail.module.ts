import { Module } from '@nestjs/common';
import { QueueApprovalMail } from '../member-mail/approval/queue-approval-mail.js';
import { FindHome } from '../pipeline/answer/find-home.js';
import { ComposeMail } from './compose-mail.js';
import { MailLinks } from './links/mail-links.js';
import { UseMailLink } from '../mail-link/use-mail-link.js';
import { MailLog } from './log/mail-log.js';
import { PreviewMails } from './previews/preview-mails.js';
import { EditMailTexts } from './texts/edit-mail-texts.js';
import { SuppressionList } from './suppression/suppression-list.js';
import { ListNotices } from './list-notices.js';
import { SendMemberLink } from '../member-mail/member-link/send-member-link.js';
import { PersonLink } from '../privacy/person/person-link.js';
import { SearchMail } from '../saved-search/search-mail.js';
import { ViewingMail } from '../pipeline/viewing/viewing-mail.js';
import { MailServer } from './mail-server.js';
import { SendDueMail } from './send-due-mail.js';

@Module({
  providers: [
    MailServer,
    ComposeMail,
    FindHome,
    MailLinks,
    UseMailLink,
    MailLog,
    PreviewMails,
    EditMailTexts,
    SuppressionList,
    ListNotices,
    SendDueMail,
    SendMemberLink,
    QueueApprovalMail,
    PersonLink,
    SearchMail,
    ViewingMail,
  ],
  exports: [ListNotices, MailLinks],
})
export class MailModule {}
