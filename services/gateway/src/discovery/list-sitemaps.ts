import { TRANSLATION_LANGUAGES, translatedSitemap } from '@manzil/contracts/site-language';
import { listContentSitemaps } from '@manzil/contracts/content/discovery-rpc';
import { listListingSitemaps } from '@manzil/contracts/listings/discovery-rpc';
import { CONFIG } from '@manzil/service-kit/kit-module';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { sitemapIndex } from '@manzil/markup/sitemap-xml';
import { Inject, Injectable } from '@nestjs/common';
import type { GatewayConfig } from '../config.js';
import { siteOrigin } from '../shared/site-origin.js';

/** Web writes them, because it knows which pages are wholly translated. */
const OF_WEB = TRANSLATION_LANGUAGES.map((language) => ({
  name: translatedSitemap(language),
  updatedAt: undefined,
}));

/** The index of the sitemaps of all services and of web. */
@Injectable()
export class ListSitemaps {
  constructor(
    private readonly rpc: RpcClient,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {}

  /** `complete` is false when a service did not answer, and its sitemaps are missing. */
  async list(): Promise<{ xml: string; complete: boolean }> {
    const parts = await Promise.allSettled([
      this.rpc.request(listContentSitemaps, {}),
      this.rpc.request(listListingSitemaps, {}),
    ]);
    const sitemaps = parts.flatMap((part) => (part.status === 'fulfilled' ? part.value.sitemaps : []));
    const urls = [...sitemaps, ...OF_WEB].map(({ name, updatedAt }) => ({
      path: `/sitemaps/${name}.xml`,
      updatedAt,
    }));
    return {
      xml: sitemapIndex(siteOrigin(this.config), urls),
      complete: parts.every(({ status }) => status === 'fulfilled'),
    };
  }
}
