import {
  listContentSitemaps,
  writeBlogFeed,
  writeContentSitemap,
} from '@manzil/contracts/content/discovery-rpc';
import { showDocument } from '@manzil/contracts/http/content';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blogPosts, team } from '@manzil/contracts/http/content-editing';
import { createPage } from '@manzil/contracts/content/page-rpc';
import { saveDocument } from '@manzil/contracts/content/rpc';
import { startContentUnderTest, type ContentUnderTest } from './content-under-test.js';
import { draft } from './pages-under-test.js';

const origin = 'https://agency.example';
const by = 'leila';
const DAY = '2026-09-01T08:00:00.000Z';

describe('content for search engines', () => {
  let content: ContentUnderTest;
  beforeAll(async () => {
    content = await startContentUnderTest();
    await content.client.request(createPage, draft('offer'));
    await content.client.request(team.create, {
      fields: { name: 'Noor Ali', designation: 'Adviser', photo: '/uploads/p.webp' },
      by,
    });
    const post = { excerpt: 'Which?', content: '<p>Long</p>', publishAt: DAY, draft: false };
    const posts = [
      {
        ...post,
        title: 'Rent & <buy>',
        slug: 'rent-and-buy',
        category: 'Buying & Selling',
        author: 'Sara Lind',
      },
      { ...post, title: 'Older', slug: 'older', category: 'Buying & selling', author: 'noor ali' },
      { ...post, title: 'Nobody sees it', slug: 'a-draft', draft: true },
    ];
    for (const fields of posts) await content.client.request(blogPosts.create, { fields, by });
  });
  afterAll(async () => {
    await content.stop();
  });

  const sitemap = async (name: 'static' | 'posts' | 'pages', cursor?: string) =>
    content.client.request(writeContentSitemap, { name, origin, cursor });
  const pathsIn = (xml: string): string[] =>
    [...xml.matchAll(/<loc>https:\/\/agency\.example([^<]*)<\/loc>/g)].map(([, path = '']) => path);

  it('is listed in sitemaps, which the index dates by their newest entry', async () => {
    const { sitemaps } = await content.client.request(listContentSitemaps, {});
    expect(sitemaps).toMatchObject([
      { name: 'static' },
      { name: 'posts', updatedAt: '2026-09-01' },
      { name: 'pages' },
    ]);
  });

  it('contains published posts and pages, and each category once, and authors without a page of their own', async () => {
    const { text, next } = await sitemap('posts');
    expect(next).toBeNull();
    expect(pathsIn(text)).toEqual([
      '/blog/category/buying-selling',
      '/blog/author/sara-lind',
      '/blog/rent-and-buy',
      '/blog/older',
    ]);
    expect(text).toContain('/blog/older</loc><lastmod>2026-09-01</lastmod>');
    expect(pathsIn((await sitemap('pages')).text)).toEqual(['/offer']);
  });

  it('contains the site’s own pages, dated by their texts, and those of the advisers', async () => {
    const name = 'homepagedb' as const;
    const { version } = await content.client.request(showDocument, { name });
    const fields = { sec1image: '/uploads/hero.webp' };
    await content.client.request(saveDocument, { name, fields, expectedVersion: version, by });
    const { text } = await sitemap('static');
    expect(pathsIn(text)).toEqual(expect.arrayContaining(['/', '/contact', '/faqs', '/meetmyteam/noor-ali']));
    expect(pathsIn(text)).not.toContain('/favourites');
    expect(text).toMatch(/agency\.example\/<\/loc><lastmod>2\d{3}-[^<]+<\/lastmod><image:image>/);
    expect(text).toContain(`<image:loc>${origin}/uploads/hero.webp</image:loc>`);
  });

  it('includes an escaped feed of the newest posts', async () => {
    const { text } = await content.client.request(writeBlogFeed, { origin });
    expect(text).toContain('<title>Rent &amp; &lt;buy&gt;</title>');
    expect(text).toContain(`<link>${origin}/blog/rent-and-buy</link>`);
    expect(text).toContain('Tue, 01 Sep 2026');
    expect(text).not.toContain('Nobody sees it');
  });

  it('is written in slices that contain every post once, however many there are', async () => {
    await content.dataSource.query(
      `INSERT INTO blog_post (title, slug, excerpt, content, state, publish_at, version, updated_at, updated_by)
       SELECT 'Post', 'post-' || number, '', '', 'published', $1, 1, now(), 'leila'
       FROM generate_series(1, 2300) AS number`,
      [DAY],
    );
    const xml: string[] = [];
    for (
      let cursor: string | undefined, next: string | null = '';
      next !== null;
      cursor = next ?? undefined
    ) {
      const slice = await sitemap('posts', cursor);
      xml.push(slice.text);
      next = slice.next;
    }
    expect(xml).toHaveLength(3);
    const posts = pathsIn(xml.join('')).filter((path) => path.startsWith('/blog/post-'));
    expect([posts.length, new Set(posts).size]).toEqual([2300, 2300]);
    expect(xml.join('').match(/<urlset /g)).toHaveLength(1);
    expect(xml.at(-1)?.endsWith('</urlset>\n')).toBe(true);
  });
});
