import { Controller, Get, Header, Inject, Param, Res, type StreamableFile } from '@nestjs/common';
import { CONFIG } from '@manzil/service-kit/kit-module';
import type { Response } from 'express';
import { z } from 'zod';
import type { GatewayConfig } from '../config.js';
import { streamedFile } from '../problems/streamed-file.js';
import { doNotCacheUnless } from '../response-cache/do-not-cache.js';
import { ListSitemaps } from './list-sitemaps.js';
import { MakeFeed } from './make-feed.js';
import { MakeSitemap } from './make-sitemap.js';
import { robots } from './robots.js';
import { siteOrigin } from './site-origin.js';
import { StreamListingSitemap } from './stream-listing-sitemap.js';

const XML = 'application/xml; charset=utf-8';

const sliceFileSchema = z
  .string()
  .regex(/^\d{1,7}\.xml$/, 'must be a number with .xml behind it')
  .transform((name) => Number.parseInt(name, 10))
  .pipe(z.int().max(1_000_000));

/** What search engines and feed readers ask a site for. */
@Controller()
export class DiscoveryController {
  constructor(
    private readonly listSitemaps: ListSitemaps,
    private readonly makeSitemap: MakeSitemap,
    private readonly streamListings: StreamListingSitemap,
    private readonly makeFeed: MakeFeed,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {}

  @Get('robots.txt')
  @Header('content-type', 'text/plain; charset=utf-8')
  robots(): string {
    return robots(siteOrigin(this.config));
  }

  @Get('sitemap.xml')
  @Header('content-type', XML)
  async index(@Res({ passthrough: true }) response: Response): Promise<string> {
    const { xml, complete } = await this.listSitemaps.execute();
    doNotCacheUnless(complete, response);
    return xml;
  }

  @Get('sitemaps/static.xml')
  @Header('content-type', XML)
  screens(): Promise<string> {
    return this.makeSitemap.ofScreens();
  }

  @Get('sitemaps/developments.xml')
  @Header('content-type', XML)
  developments(): Promise<string> {
    return this.makeSitemap.ofDevelopments();
  }

  @Get('sitemaps/posts.xml')
  @Header('content-type', XML)
  posts(): Promise<string> {
    return this.makeSitemap.ofPosts();
  }

  @Get('sitemaps/pages.xml')
  @Header('content-type', XML)
  pages(): Promise<string> {
    return this.makeSitemap.ofPages();
  }

  @Get('sitemaps/listings/:file')
  async listings(
    @Param('file', { schema: sliceFileSchema }) slice: number,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    return streamedFile(await this.streamListings.execute(slice), response, { type: XML });
  }

  @Get('feed.xml')
  @Header('content-type', 'application/rss+xml; charset=utf-8')
  feed(): Promise<string> {
    return this.makeFeed.execute();
  }
}
