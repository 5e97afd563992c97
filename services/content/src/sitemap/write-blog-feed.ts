import { writeBlogFeed } from '@manzil/contracts/content/discovery-rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { escapeXml, XML_START } from '@manzil/markup/xml';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { toSummary } from '../blog/blog-post.mapper.js';
import { findPublishedSummaries } from '../blog/blog-post.repository.js';

const NEWEST = 30;
const TITLE = 'Manzil: news and guides';
const DESCRIPTION = 'Market notes and guides to buying, renting and living in Dubai.';

/** Writes the newest 30 posts of the blog as RSS 2.0. */
@Injectable()
export class WriteBlogFeed {
  constructor(private readonly dataSource: DataSource) {}

  @HandleRpc(writeBlogFeed)
  async write({ origin }: { origin: string }): Promise<{ text: string }> {
    const site = escapeXml(origin);
    const [posts] = await findPublishedSummaries(this.dataSource.manager, { limit: NEWEST, offset: 0 });
    const items = posts.map(toSummary).map(({ title, slug, excerpt, date }) => {
      const link = `${site}/blog/${escapeXml(encodeURIComponent(slug))}`;
      return `<item><title>${escapeXml(title)}</title><link>${link}</link><guid isPermaLink="true">${link}</guid><pubDate>${rssDate(date)}</pubDate><description>${escapeXml(excerpt)}</description></item>\n`;
    });
    return {
      text: `${XML_START}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${TITLE}</title><link>${site}/blog</link><description>${DESCRIPTION}</description><language>en</language>
<atom:link href="${site}/feed.xml" rel="self" type="application/rss+xml"/>
${items.join('')}</channel></rss>
`,
    };
  }
}

/** Formats a date by RFC 822, which RSS requires. */
const rssDate = (iso: string): string => new Date(iso).toUTCString();
