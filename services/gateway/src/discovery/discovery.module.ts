import { Module } from '@nestjs/common';
import { DiscoveryController } from './discovery.controller.js';
import { ListSitemaps } from './list-sitemaps.js';
import { MakeFeed } from './make-feed.js';
import { MakeSitemap } from './make-sitemap.js';
import { StreamListingSitemap } from './stream-listing-sitemap.js';

@Module({
  controllers: [DiscoveryController],
  providers: [ListSitemaps, MakeSitemap, StreamListingSitemap, MakeFeed],
})
export class DiscoveryModule {}
