import {
  listContentSitemaps,
  writeBlogFeed,
  writeContentSitemap,
} from '@manzil/contracts/content/discovery-rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Controller, Module } from '@nestjs/common';
import type { z } from 'zod';
import { ListSitemaps } from './list-sitemaps.js';
import { WriteBlogFeed } from './write-blog-feed.js';
import { WriteSitemap } from './write-sitemap.js';

@Controller()
class SitemapController {
  constructor(
    private readonly listSitemaps: ListSitemaps,
    private readonly writeSitemap: WriteSitemap,
    private readonly blogFeed: WriteBlogFeed,
  ) {}

  @HandleRpc(listContentSitemaps)
  list() {
    return this.listSitemaps.list();
  }

  @HandleRpc(writeContentSitemap)
  write(request: z.output<typeof writeContentSitemap.request>) {
    return this.writeSitemap.write(request);
  }

  @HandleRpc(writeBlogFeed)
  feed(request: z.output<typeof writeBlogFeed.request>) {
    return this.blogFeed.write(request);
  }
}

@Module({ controllers: [SitemapController], providers: [ListSitemaps, WriteSitemap, WriteBlogFeed] })
export class SitemapModule {}
