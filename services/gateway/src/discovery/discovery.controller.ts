import type { Readable } from 'node:stream';
import { writeBlogFeed } from '@manzil/contracts/content/discovery-rpc';
import * as http from '@manzil/contracts/http/discovery';
import { CONFIG } from '@manzil/service-kit/kit-module';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Controller, Header, Inject, Res, type StreamableFile } from '@nestjs/common';
import type { Response } from 'express';
import type { GatewayConfig } from '../config.js';
import { Endpoint } from '../http/endpoint.decorator.js';
import type { Input } from '../http/input.js';
import { streamedFile } from '../http/streaming/streamed-file.js';
import { doNotCacheUnless } from '../http/response-tags.js';
import { ListSitemaps } from './list-sitemaps.js';
import { siteOrigin } from '../shared/site-origin.js';
import { StreamSitemap } from './stream-sitemap.js';

const XML = 'application/xml; charset=utf-8';

/** Serves the documents that search engines and feed readers request. */
@Controller()
export class DiscoveryController {
  constructor(
    private readonly listSitemaps: ListSitemaps,
    private readonly sitemap: StreamSitemap,
    private readonly rpc: RpcClient,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {}

  @Endpoint(http.showRobots)
  @Header('content-type', 'text/plain; charset=utf-8')
  robots(): string {
    return robotsText(siteOrigin(this.config));
  }

  @Endpoint(http.listSitemaps)
  @Header('content-type', XML)
  async index(
    _input: Input<typeof http.listSitemaps>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    const { xml, complete } = await this.listSitemaps.list();
    doNotCacheUnless(complete, response);
    return xml;
  }

  @Endpoint(http.showScreensSitemap)
  screens(
    _input: Input<typeof http.showScreensSitemap>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    return sent(this.sitemap.ofContent('static'), response);
  }

  @Endpoint(http.showPostsSitemap)
  posts(
    _input: Input<typeof http.showPostsSitemap>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    return sent(this.sitemap.ofContent('posts'), response);
  }

  @Endpoint(http.showPagesSitemap)
  pages(
    _input: Input<typeof http.showPagesSitemap>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    return sent(this.sitemap.ofContent('pages'), response);
  }

  @Endpoint(http.showListsSitemap)
  lists(
    _input: Input<typeof http.showListsSitemap>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    return sent(this.sitemap.ofListings('lists'), response);
  }

  @Endpoint(http.showPlacesSitemap)
  places(
    _input: Input<typeof http.showPlacesSitemap>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    return sent(this.sitemap.ofListings('places'), response);
  }

  @Endpoint(http.showDevelopmentsSitemap)
  developments(
    _input: Input<typeof http.showDevelopmentsSitemap>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    return sent(this.sitemap.ofListings('developments'), response);
  }

  @Endpoint(http.showListingsSitemap)
  listings(
    { params }: Input<typeof http.showListingsSitemap>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    return sent(this.sitemap.ofListings(`listings/${params.file}`), response);
  }

  @Endpoint(http.showBlogFeed)
  @Header('content-type', 'application/rss+xml; charset=utf-8')
  async feed(): Promise<string> {
    return (await this.rpc.request(writeBlogFeed, { origin: siteOrigin(this.config) })).text;
  }
}

const sent = async (sitemap: Promise<Readable>, response: Response): Promise<StreamableFile> =>
  streamedFile(await sitemap, response, { type: XML });

/**
 * Screens and API paths without indexable content. Pages that must leave an index say noindex, so crawlers must be
 * able to read them.
 */
const CLOSED = ['/backend', '/api/', '/preview', '/singleproperty1/', '/allprosale', '/allprorent'];

function robotsText(origin: string): string {
  const closed = CLOSED.map((path) => `Disallow: ${path}\n`).join('');
  return `User-agent: *\n${closed}Allow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}
