import { translatedPaths } from '@manzil/contracts/site-language';
import { authorSlug, categorySlug, tagSlug } from '@manzil/contracts/content/category-slug';
import { writeContentSitemap } from '@manzil/contracts/content/discovery-rpc';
import type { DocumentName } from '@manzil/contracts/content/documents';
import type { TextSlice } from '@manzil/contracts/text-slices';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import {
  MOST_SITEMAP_URLS,
  SITEMAP_END,
  SITEMAP_START,
  sitemapUrls,
  type SitemapUrl,
} from '@manzil/markup/sitemap-xml';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, MoreThan, Not } from 'typeorm';
import type { z } from 'zod';
import { BlogPostEntity } from '../blog/blog-post.entity.js';
import { dubaiDate } from '../blog/blog-post.mapper.js';
import { DocumentEntity } from '../document/document.entity.js';
import { PageEntity } from '../page/page.entity.js';
import { TeamMemberEntity } from '../team/team-member.entity.js';

/** Posts or pages in one slice, whose URLs stay far below the size limit of a message. */
const SLICE_ENTRIES = 1_000;

/** Pages for owners, in both languages. */
const OWNERS = ['/sell', '/sell/property-management', '/sell/holiday-homes'];
const UNDATED = ['/faqs', '/meetmyteam', '/testimonials', '/blog'];

interface Part {
  urls: SitemapUrl[];
  /** The last id of a full slice, after which the next one starts. */
  last?: number | undefined;
}

/** Writes sitemaps in slices by id, so that entries published meanwhile neither repeat nor hide others. */
@Injectable()
export class WriteSitemap {
  constructor(private readonly dataSource: DataSource) {}

  @HandleRpc(writeContentSitemap)
  async write({ name, origin, cursor }: z.output<typeof writeContentSitemap.request>): Promise<TextSlice> {
    const afterId = Number(cursor ?? 0);
    const { urls, last } = await (name === 'static'
      ? this.screens()
      : name === 'posts'
        ? this.posts(afterId)
        : this.pages(afterId));
    const text = (cursor === undefined ? SITEMAP_START : '') + sitemapUrls(origin, urls);
    return last === undefined ? { text: text + SITEMAP_END, next: null } : { text, next: String(last) };
  }

  /** Returns the site's own pages, dated by their stored texts. */
  private async screens(): Promise<Part> {
    const { manager } = this.dataSource;
    const [documents, members] = await Promise.all([
      manager.find(DocumentEntity),
      manager.find(TeamMemberEntity, {
        select: { id: true, slug: true },
        where: { live: true, deletedAt: IsNull(), slug: Not('') },
        order: { position: 'ASC', id: 'ASC' },
      }),
    ]);
    const dated = (path: string, name: DocumentName, imageField?: string): SitemapUrl => {
      // A page without a public save may have a draft.
      const document = documents.find((each) => each.name === name && each.version > each.unseenSaves);
      const image = imageField === undefined ? undefined : document?.fields[imageField];
      return { path, updatedAt: document?.updatedAt.toISOString(), image };
    };
    return {
      urls: [
        dated('/', 'homepagedb', 'sec1image'),
        dated('/mortgageservices', 'mortgageservicespagedb', 'sec1bgimage'),
        dated('/aboutus', 'homepagedb'),
        dated('/contact', 'commondb'),
        dated('/privacy', 'privacypagedb'),
        dated('/terms', 'termspagedb'),
        dated('/cookies', 'cookiespagedb'),
        ...UNDATED.map((path) => ({ path })),
        ...OWNERS.map((path) => ({ path, translations: translatedPaths(path) })),
        ...members.map(({ slug }) => ({ path: `/meetmyteam/${slug}` })),
      ],
    };
  }

  /** Returns posts, before them the categories, tags and authors, each dated by its newest post. */
  private async posts(afterId: number): Promise<Part> {
    const posts = await this.dataSource.manager.find(BlogPostEntity, {
      select: { id: true, slug: true, image: true, publishAt: true, updatedAt: true },
      where: { state: 'published', deletedAt: IsNull(), id: MoreThan(afterId) },
      order: { id: 'ASC' },
      take: SLICE_ENTRIES,
    });
    const urls = posts.map(({ slug, image, publishAt, updatedAt }) => ({
      path: `/blog/${slug}`,
      updatedAt: dubaiDate(publishAt ?? updatedAt),
      image,
    }));
    return {
      urls: [
        ...(afterId === 0
          ? [...(await this.categories()), ...(await this.tags()), ...(await this.authors())]
          : []),
        ...urls,
      ],
      last: followed(posts),
    };
  }

  private async categories(): Promise<SitemapUrl[]> {
    const rows = await this.dataSource.query<{ category: string; newest: Date }[]>(
      `SELECT category, max(publish_at) AS newest FROM blog_post
       WHERE state = 'published' AND deleted_at IS NULL GROUP BY 1 ORDER BY 2 DESC LIMIT $1`,
      [MOST_SITEMAP_URLS],
    );
    return newestOfEach(
      rows.map(({ category, newest }) => [categorySlug(category), newest]),
      '/blog/category/',
    );
  }

  private async tags(): Promise<SitemapUrl[]> {
    const rows = await this.dataSource.query<{ tag: string; newest: Date }[]>(
      `SELECT tag, max(publish_at) AS newest FROM blog_post, unnest(tags) AS tag
       WHERE state = 'published' AND deleted_at IS NULL GROUP BY 1 ORDER BY 2 DESC LIMIT $1`,
      [MOST_SITEMAP_URLS],
    );
    return newestOfEach(
      rows.map(({ tag, newest }) => [tagSlug(tag), newest]),
      '/blog/tag/',
    );
  }

  /** Returns the post lists by author; advisers have their own pages instead, which their posts link to. */
  private async authors(): Promise<SitemapUrl[]> {
    const rows = await this.dataSource.query<{ author: string; newest: Date }[]>(
      `SELECT author, max(publish_at) AS newest FROM blog_post
       WHERE state = 'published' AND deleted_at IS NULL AND lower(trim(author)) NOT IN
         (SELECT lower(trim(name)) FROM team_member WHERE live AND deleted_at IS NULL AND slug <> '')
       GROUP BY 1 ORDER BY 2 DESC LIMIT $1`,
      [MOST_SITEMAP_URLS],
    );
    return newestOfEach(
      rows.map(({ author, newest }) => [authorSlug(author), newest]),
      '/blog/author/',
    );
  }

  private async pages(afterId: number): Promise<Part> {
    const pages = await this.dataSource.manager.find(PageEntity, {
      select: { id: true, linkAddress: true, updatedAt: true },
      where: { live: true, deletedAt: IsNull(), id: MoreThan(afterId) },
      order: { id: 'ASC' },
      take: SLICE_ENTRIES,
    });
    const urls = pages.map(({ linkAddress, updatedAt }) => ({
      path: `/${linkAddress}`,
      updatedAt: updatedAt.toISOString(),
    }));
    return { urls, last: followed(pages) };
  }
}

const followed = (entries: readonly { id: number }[]): number | undefined =>
  entries.length === SLICE_ENTRIES ? entries.at(-1)?.id : undefined;

/** Returns one URL for each slug, dated by the first of its rows; names without Latin letters have no slug. */
function newestOfEach(rows: readonly (readonly [string, Date])[], below: string): SitemapUrl[] {
  const urls = new Map<string, SitemapUrl>();
  for (const [slug, newest] of rows)
    if (slug !== '' && !urls.has(slug))
      urls.set(slug, { path: `${below}${slug}`, updatedAt: dubaiDate(newest) });
  return [...urls.values()];
}
