import * as portalFeeds from '@manzil/contracts/http/portal-feeds';
import { Module } from '@nestjs/common';
import { DiscoveryController } from './discovery.controller.js';
import { ListSitemaps } from './list-sitemaps.js';
import { PortalFeedController } from './portal-feed.controller.js';
import { StreamSitemap } from './stream-sitemap.js';
import { forward } from '../http/forward.js';

@Module({
  controllers: [DiscoveryController, PortalFeedController, forward(portalFeeds)],
  providers: [ListSitemaps, StreamSitemap],
})
export class DiscoveryModule {}
