import { listBlogPosts } from '@manzil/contracts/content/rpc';
import { CONFIG } from '@manzil/service-kit/kit-module';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Inject, Injectable } from '@nestjs/common';
import type { GatewayConfig } from '../config.js';
import { siteOrigin } from './site-origin.js';
import { escapeXml, XML_START } from './xml.js';

const NEWEST = 30;
const TITLE = 'Manzil: news and guides';
const DESCRIPTION = 'Market notes and guides to buying, renting and living in Dubai.';

/** The blog as RSS 2.0, newest first. */
@Injectable()
export class MakeFeed {
  constructor(
    private readonly rpc: RpcClient,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {}

  async execute(): Promise<string> {
    const origin = escapeXml(siteOrigin(this.config));
    const { posts } = await this.rpc.ask(listBlogPosts, { limit: NEWEST });
    const items = posts.map(({ title, slug, excerpt, date }) => {
      const link = `${origin}/blog/${escapeXml(encodeURIComponent(slug))}`;
      return `<item><title>${escapeXml(title)}</title><link>${link}</link><guid isPermaLink="true">${link}</guid><pubDate>${rssDate(date)}</pubDate><description>${escapeXml(excerpt)}</description></item>\n`;
    });
    return `${XML_START}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${TITLE}</title><link>${origin}/blog</link><description>${DESCRIPTION}</description><language>en</language>
<atom:link href="${origin}/feed.xml" rel="self" type="application/rss+xml"/>
${items.join('')}</channel></rss>
`;
  }
}

/** RFC 822, as RSS wants it. */
const rssDate = (iso: string): string => new Date(iso).toUTCString();
