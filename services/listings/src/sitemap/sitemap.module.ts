import { Module } from '@nestjs/common';
import { PropertyMapper } from '../property/property.mapper.js';
import { PlacePageModule } from '../place-page/place-page.module.js';
import { PlaceUrls } from './place-urls.js';
import { ListSitemaps } from './list-sitemaps.js';
import { WriteSitemap } from './write-sitemap.js';

@Module({
  imports: [PlacePageModule],
  providers: [PropertyMapper, ListSitemaps, PlaceUrls, WriteSitemap],
})
export class SitemapModule {}
