import { Module } from '@nestjs/common';
import { DevelopmentModule } from './development/development.module.js';
import { ImportModule } from './import/import.module.js';
import { ListingViewModule } from './listing-view/listing-view.module.js';
import { MatchModule } from './match/match.module.js';
import { OwnListingModule } from './own-listing/own-listing.module.js';
import { PhotoModule } from './photo/photo.module.js';
import { PlacePageModule } from './place-page/place-page.module.js';
import { PlaceModule } from './place/place.module.js';
import { PortalFeedModule } from './portal-feed/portal-feed.module.js';
import { PropertyModule } from './property/property.module.js';
import { SitemapModule } from './sitemap/sitemap.module.js';

@Module({
  imports: [
    PropertyModule,
    DevelopmentModule,
    ImportModule,
    ListingViewModule,
    MatchModule,
    OwnListingModule,
    PhotoModule,
    PlaceModule,
    PlacePageModule,
    PortalFeedModule,
    SitemapModule,
  ],
})
export class AppModule {}
