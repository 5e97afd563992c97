import { Module } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { AccountsModule } from './accounts/accounts.module.js';
import { ContentModule } from './content/content.module.js';
import { PagesModule } from './content/pages/pages.module.js';
import { DevelopmentsModule } from './developments/developments.module.js';
import { DiscoveryModule } from './discovery/discovery.module.js';
import { FailedMessageController } from './failed-messages/failed-message.controller.js';
import { ListFailedMessages } from './failed-messages/list-failed-messages.js';
import { FeedModule } from './feed/feed.module.js';
import { HealthModule } from './health/health.module.js';
import { HttpModule } from './http/http.module.js';
import { LeadsModule } from './leads/leads.module.js';
import { ListingsModule } from './listings/listings.module.js';
import { MediaModule } from './media/media.module.js';
import { OpenApiModule } from './openapi/openapi.module.js';
import { FormPostController } from './pages/form-post.controller.js';
import { SendForm } from './pages/send-form.js';
import { InvalidateOnNewBuild } from './pages/invalidate-on-new-build.js';
import { WebPages } from './pages/web-pages.js';
import { ProblemFilter } from './problems/problem.filter.js';
import { ResponseCacheModule } from './response-cache/response-cache.module.js';
import { ReferenceModule } from './reference/reference.module.js';

@Module({
  imports: [
    AccountsModule,
    ContentModule,
    DevelopmentsModule,
    DiscoveryModule,
    FeedModule,
    HealthModule,
    HttpModule,
    LeadsModule,
    ListingsModule,
    MediaModule,
    OpenApiModule,
    PagesModule,
    ResponseCacheModule,
    ReferenceModule,
  ],
  controllers: [FormPostController, FailedMessageController],
  providers: [
    ListFailedMessages,
    SendForm,
    InvalidateOnNewBuild,
    WebPages,
    { provide: APP_FILTER, useClass: ProblemFilter },
  ],
})
export class AppModule {}
