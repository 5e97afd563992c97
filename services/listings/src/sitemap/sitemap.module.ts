import { listListingSitemaps, writeListingSitemap } from '@manzil/contracts/listings/discovery-rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Controller, Module } from '@nestjs/common';
import type { z } from 'zod';
import { PropertyMapper } from '../property/property.mapper.js';
import { PlacePageModule } from '../place-page/place-page.module.js';
import { PlaceUrls } from './place-urls.js';
import { ListSitemaps } from './list-sitemaps.js';
import { WriteSitemap } from './write-sitemap.js';

@Controller()
class SitemapController {
  constructor(
    private readonly listSitemaps: ListSitemaps,
    private readonly writeSitemap: WriteSitemap,
  ) {}

  @HandleRpc(listListingSitemaps)
  list() {
    return this.listSitemaps.list();
  }

  @HandleRpc(writeListingSitemap)
  write(request: z.output<typeof writeListingSitemap.request>) {
    return this.writeSitemap.write(request);
  }
}

@Module({
  imports: [PlacePageModule],
  controllers: [SitemapController],
  providers: [PropertyMapper, ListSitemaps, PlaceUrls, WriteSitemap],
})
export class SitemapModule {}
