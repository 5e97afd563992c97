import { Module } from '@nestjs/common';
import { ListSitemaps } from './list-sitemaps.js';
import { WriteBlogFeed } from './write-blog-feed.js';
import { WriteSitemap } from './write-sitemap.js';

@Module({ providers: [ListSitemaps, WriteSitemap, WriteBlogFeed] })
export class SitemapModule {}
