import { Module } from '@nestjs/common';
import { DiscoveryController } from './discovery.controller.js';
import { ListSitemaps } from './list-sitemaps.js';
import { PortalFeedController } from './portal-feed.controller.js';
import { StreamSitemap } from './stream-sitemap.js';

@Module({
  controllers: [DiscoveryController, PortalFeedController],
  providers: [ListSitemaps, StreamSitemap],
})
export class DiscoveryModule {}
