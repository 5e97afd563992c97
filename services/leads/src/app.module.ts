import { Module } from '@nestjs/common';
import { DashboardModule } from './dashboard/dashboard.module.js';
import { FunnelModule } from './pipeline/funnel/funnel.module.js';
import { LeadModule } from './intake/intake.module.js';
import { MailModule } from './mail/mail.module.js';
import { PersonModule } from './privacy/person/person.module.js';
import { RetentionModule } from './privacy/retention/retention.module.js';
import { SavedSearchModule } from './saved-search/saved-search.module.js';
import { RoutingModule } from './pipeline/routing/routing.module.js';
import { ShortlistModule } from './shortlist/shortlist.module.js';
import { SubscriberModule } from './subscriber/subscriber.module.js';
import { TimelineModule } from './pipeline/timeline/timeline.module.js';
import { ViewingModule } from './pipeline/viewing/viewing.module.js';
import { VisitModule } from './visit/visit.module.js';
import { WebhookModule } from './integrations/webhook.module.js';

@Module({
  imports: [
    VisitModule,
    LeadModule,
    SubscriberModule,
    TimelineModule,
    RoutingModule,
    MailModule,
    PersonModule,
    SavedSearchModule,
    ShortlistModule,
    ViewingModule,
    RetentionModule,
    DashboardModule,
    FunnelModule,
    WebhookModule,
  ],
})
export class AppModule {}
