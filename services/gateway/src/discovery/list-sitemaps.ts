import { listPages } from '@manzil/contracts/content/page-rpc';
import { listBlogPosts } from '@manzil/contracts/content/rpc';
import { listDevelopments, outlineProperties } from '@manzil/contracts/listings/rpc';
import { CONFIG } from '@manzil/service-kit/kit-module';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Inject, Injectable } from '@nestjs/common';
import type { GatewayConfig } from '../config.js';
import { siteOrigin } from './site-origin.js';
import { sitemapIndex, type SitemapEntry } from './sitemap-xml.js';

export interface SitemapList {
  xml: string;
  /** False when a part could not be asked for and is not named: the answer is good for this once. */
  complete: boolean;
}

/** The index of sitemaps: each that has something in it, with the last change of what it names. */
@Injectable()
export class ListSitemaps {
  constructor(
    private readonly rpc: RpcClient,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {}

  async execute(): Promise<SitemapList> {
    const parts = await Promise.allSettled([
      Promise.resolve<SitemapEntry[]>([{ path: '/sitemaps/static.xml' }]),
      this.listings(),
      this.developments(),
      this.posts(),
      this.pages(),
    ]);
    const entries = parts.flatMap((part) => (part.status === 'fulfilled' ? part.value : []));
    return {
      xml: sitemapIndex(siteOrigin(this.config), entries),
      complete: parts.every(({ status }) => status === 'fulfilled'),
    };
  }

  private async listings(): Promise<SitemapEntry[]> {
    const { slices } = await this.rpc.ask(outlineProperties, {});
    return slices.map(({ slice, updatedAt }) => ({ path: `/sitemaps/listings/${slice}.xml`, updatedAt }));
  }

  private async developments(): Promise<SitemapEntry[]> {
    const { developments } = await this.rpc.ask(listDevelopments, { liveOnly: true });
    const updatedAt = developments
      .flatMap((each) => each.updatedAt ?? [])
      .sort()
      .at(-1);
    return developments.length === 0 ? [] : [{ path: '/sitemaps/developments.xml', updatedAt }];
  }

  private async posts(): Promise<SitemapEntry[]> {
    const [newest] = (await this.rpc.ask(listBlogPosts, { limit: 1 })).posts;
    return newest === undefined ? [] : [{ path: '/sitemaps/posts.xml', updatedAt: newest.date }];
  }

  private async pages(): Promise<SitemapEntry[]> {
    const [newest] = (await this.rpc.ask(listPages, { limit: 1 })).pages;
    return newest === undefined ? [] : [{ path: '/sitemaps/pages.xml', updatedAt: newest.updatedAt }];
  }
}
