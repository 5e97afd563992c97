import { Module } from '@nestjs/common';
import { AccountsModule } from './accounts/accounts.module.js';
import { AssistantsModule } from './assistants/assistants.module.js';
import { BinModule } from './bin/bin.module.js';
import { ContentModule } from './content/content.module.js';
import { PagesModule } from './content/pages/pages.module.js';
import { DevelopmentsModule } from './developments/developments.module.js';
import { DiscoveryModule } from './discovery/discovery.module.js';
import * as failedMessages from '@manzil/contracts/http/failed-messages';
import { forward } from './http/forward.js';
import { FailedMessageController } from './failed-messages/failed-message.controller.js';
import { ListFailedMessages } from './failed-messages/list-failed-messages.js';
import { FeedModule } from './feed/feed.module.js';
import { FindModule } from './find/find.module.js';
import { HealthController } from './health/health.controller.js';
import { HttpModule } from './http/http.module.js';
import { LeadsModule } from './leads/leads.module.js';
import { LinksModule } from './links/links.module.js';
import { ListingsModule } from './listings/listings.module.js';
import { MediaModule } from './media/media.module.js';
import { EnquiryPhotoController } from './forms/enquiry-photo.controller.js';
import { FormPostController } from './forms/form-post.controller.js';
import { PhotoLimit } from './forms/photo-limit.js';
import { ReceivePhotos } from './forms/receive-photos.js';
import { SendForm } from './forms/send-form.js';
import { EdgeModule } from './edge/edge.module.js';
import { CountryController } from './reference/country.controller.js';
import { FlagController } from './reference/flag.controller.js';

@Module({
  imports: [
    // Routes are matched in this order, and most requests are searches.
    ListingsModule,
    AccountsModule,
    AssistantsModule,
    BinModule,
    ContentModule,
    DevelopmentsModule,
    DiscoveryModule,
    EdgeModule,
    FeedModule,
    FindModule,
    HttpModule,
    LeadsModule,
    LinksModule,
    MediaModule,
    PagesModule,
  ],
  controllers: [
    CountryController,
    FailedMessageController,
    forward(failedMessages),
    FlagController,
    FormPostController,
    EnquiryPhotoController,
    HealthController,
  ],
  providers: [ListFailedMessages, PhotoLimit, ReceivePhotos, SendForm],
})
export class AppModule {}
