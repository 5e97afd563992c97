import { Module } from '@nestjs/common';
import { DashboardModule } from './dashboard/dashboard.module.js';
import { InboxModule } from './inbox/inbox.module.js';
import { IntakeModule } from './intake/intake.module.js';
import { WebhookModule } from './integrations/webhook.module.js';
import { MailLinkModule } from './mail-link/mail-link.module.js';
import { MailModule } from './mail/mail.module.js';
import { MemberMailModule } from './member-mail/member-mail.module.js';
import { AnswerModule } from './pipeline/answer/answer.module.js';
import { FunnelModule } from './pipeline/funnel/funnel.module.js';
import { NoticeModule } from './pipeline/notice/notice.module.js';
import { ReceivedMailModule } from './pipeline/received-mail/received-mail.module.js';
import { ReminderModule } from './pipeline/reminder/reminder.module.js';
import { ReplyModule } from './pipeline/reply/reply.module.js';
import { RoutingModule } from './pipeline/routing/routing.module.js';
import { TimelineModule } from './pipeline/timeline/timeline.module.js';
import { ViewingModule } from './pipeline/viewing/viewing.module.js';
import { ConsentModule } from './privacy/consent/consent.module.js';
import { LedgerModule } from './privacy/ledger/ledger.module.js';
import { PersonModule } from './privacy/person/person.module.js';
import { RetentionModule } from './privacy/retention/retention.module.js';
import { SavedSearchModule } from './saved-search/saved-search.module.js';
import { ShortlistModule } from './shortlist/shortlist.module.js';
import { SubscriberModule } from './subscriber/subscriber.module.js';
import { VisitModule } from './visit/visit.module.js';

@Module({
  imports: [
    VisitModule,
    IntakeModule,
    InboxModule,
    SubscriberModule,
    TimelineModule,
    RoutingModule,
    ReplyModule,
    ReceivedMailModule,
    NoticeModule,
    AnswerModule,
    ReminderModule,
    MailModule,
    MemberMailModule,
    MailLinkModule,
    ConsentModule,
    LedgerModule,
    PersonModule,
    RetentionModule,
    SavedSearchModule,
    ShortlistModule,
    ViewingModule,
    DashboardModule,
    FunnelModule,
    WebhookModule,
  ],
})
export class AppModule {}
