import { beforeAll, describe, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { sharedBrowser } from '../browser.js';
import { eventually } from '../eventually.js';
import { siteUrl } from '../site.js';
import { asAdmin, asVisitor, json } from '../staff.js';
import { tabTo } from './keyboard.js';
import { hears, seenAt } from './section-steps.js';
import { openSignedIn } from './sign-in.js';

const mark = Date.now().toString(36);
const TITLE = `Roofs of Dubai ${mark}`;
const SLUG = `roofs-of-dubai-${mark}`;
const DUBAI_OFFSET_MS = 4 * 60 * 60 * 1000;

/** Returns a `datetime-local` value in Dubai time. */
const inDubai = (time: number): string => new Date(time + DUBAI_OFFSET_MS).toISOString().slice(0, 16);

describe('Blogs', () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await sharedBrowser();
    page = await openSignedIn(browser, '/blogsetting');
    await page.getByRole('heading', { level: 1, name: 'Blogs' }).waitFor();
  });

  const row = () => page.getByRole('row').filter({ hasText: TITLE });
  const list = async (): Promise<void> => {
    await page.goto(`${siteUrl()}/backend/blogs`);
    await page.getByRole('table', { name: 'Posts' }).waitFor();
  };
  const text = () => page.getByRole('textbox', { name: 'Text' });

  it('are written by the keyboard alone, and saved as drafts that visitors do not find', async () => {
    const add = page.getByRole('link', { name: 'Add post' });
    await add.focus();
    await page.keyboard.press('Enter');
    await text().waitFor();
    await tabTo(page, page.getByLabel('Title', { exact: true }));
    await page.keyboard.type(TITLE);
    await eventually(() =>
      expect(page.getByLabel('Address', { exact: true }).inputValue()).resolves.toBe(SLUG),
    );
    await tabTo(page, text());
    await page.keyboard.type('Flat, mostly. ');
    await tabTo(page, page.getByLabel('Paragraph style'), 'Shift+Tab');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.keyboard.type('With gardens.');
    await tabTo(page, page.getByLabel('Summary'));
    await page.keyboard.type('Seen from above.');
    await hears(page, 'Saved as a draft');
    await page.waitForURL(/\/backend\/blogs\/\d+$/);
    expect((await asVisitor(`/blog/${SLUG}`)).status).toBe(404);
    expect(await seenAt('/blog')).not.toContain(TITLE);
  });

  it('are published, and visitors read them on their next request', async () => {
    await page.getByLabel('Date', { exact: true }).fill(inDubai(Date.now() - 3_600_000));
    await tabTo(page, page.getByRole('button', { name: 'Publish' }));
    await page.keyboard.press('Enter');
    // Asks for confirmation, because the post has no picture.
    await tabTo(page, page.getByRole('button', { name: 'Publish anyway' }));
    await page.keyboard.press('Enter');
    await hears(page, 'Published');
    expect(await seenAt(`/blog/${SLUG}`)).toContain('<p>Flat, mostly. <strong>With gardens.</strong></p>');
    expect(await seenAt('/blog')).toContain(TITLE);
    const wire = JSON.parse(await seenAt('/api/blogs')) as { title: string }[];
    expect(wire.some(({ title }) => title === TITLE)).toBe(true);
    await list();
    await row().getByText('Published').waitFor();
  });

  it('shows visitors twelve posts a page, and leads from behind the last page to it', async () => {
    const call = await asAdmin();
    const made: number[] = [];
    for (let number = 1; number <= 13; number += 1) {
      const slug = `page-${mark}-${String(number)}`;
      const fields = { title: slug, slug, excerpt: '', content: '<p>x</p>', draft: false, category: mark };
      const answer = await call('/api/blog-posts', json('POST', { ...fields, author: `Author ${mark}` }));
      made.push(((await answer.json()) as { id: number }).id);
    }
    const posts = `/blog/category/${mark}`;
    const postsOn = async (path: string): Promise<number> =>
      new Set((await seenAt(path)).match(new RegExp(`/blog/page-${mark}-\\d+`, 'g'))).size;
    expect(await postsOn(posts)).toBe(12);
    expect(await seenAt(posts)).toContain(`href="${posts}?page=2"`);
    expect(await postsOn(`${posts}?page=2`)).toBe(1);
    expect(await seenAt(`${posts}?page=2`)).toMatch(
      new RegExp(`rel="canonical" href="[^"]+${posts}\\?page=2"`),
    );
    const behind = await asVisitor(`${posts}?page=7`);
    expect([behind.status, behind.headers.get('location')]).toEqual([302, `${posts}?page=2`]);
    // Redirects to the first page, whose URL has no query.
    const behindOne = await asVisitor('/blog/category/selling?page=7');
    expect([behindOne.status, behindOne.headers.get('location')]).toEqual([302, '/blog/category/selling']);
    expect(await postsOn(`/blog/author/author-${mark}?page=2`)).toBe(1);
    expect(await postsOn('/blog')).toBe(12);
    for (const id of made) await call(`/api/blog-posts/${String(id)}`, { method: 'DELETE' });
    expect((await asVisitor(posts)).status).toBe(404);
  });
});
