import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../browser.js';
import { eventually } from '../eventually.js';
import { asAdmin, asVisitor, json } from '../staff.js';
import { deleteEntry, hears, saveDialog, seenAt, topDialog } from './section-steps.js';
import { findingsInBothThemes, openSignedIn } from './sign-in.js';

const mark = Date.now().toString(36);
const TITLE = `Roofs of Dubai ${mark}`;
const SLUG = `roofs-of-dubai-${mark}`;
const DUBAI_OFFSET_MS = 4 * 60 * 60 * 1000;

/** What a `datetime-local` input takes, by the clock of Dubai. */
const inDubai = (time: number): string => new Date(time + DUBAI_OFFSET_MS).toISOString().slice(0, 16);

describe('Blogs', () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await launchBrowser();
    page = await openSignedIn(browser, '/blogsetting');
    await page.getByRole('heading', { level: 1, name: 'Blogs' }).waitFor();
  });
  afterAll(() => browser.close());

  const row = () => page.getByRole('row').filter({ hasText: TITLE });
  const edit = async (): Promise<void> => {
    await page.getByRole('button', { name: `Edit ${TITLE}` }).click();
    await topDialog(page).getByLabel('Title').waitFor();
  };

  it('keeps a new post as a draft that visitors do not find; its address follows its title', async () => {
    await page.getByRole('button', { name: 'Add post' }).click();
    await topDialog(page).getByLabel('Title').fill(TITLE);
    await eventually(() => expect(topDialog(page).getByLabel('Address').inputValue()).resolves.toBe(SLUG));
    await topDialog(page).getByLabel('Summary').fill('Seen from above.');
    await topDialog(page).getByRole('group', { name: 'Content' }).locator('.ql-editor').fill('Flat, mostly.');
    await saveDialog(page, 'Save draft');
    await hears(page, 'Saved as a draft');
    await row().getByText('Draft').waitFor();
    expect((await asVisitor(`/blog/${SLUG}`)).status).toBe(404);
    expect(await seenAt('/blog')).not.toContain(TITLE);
  });

  it('lets a post wait for its time', async () => {
    await edit();
    await topDialog(page)
      .getByLabel('Date')
      .fill(inDubai(Date.now() + 86_400_000));
    await saveDialog(page);
    await hears(page, 'Gulf time');
    await row().getByText('Scheduled').waitFor();
    expect((await asVisitor(`/blog/${SLUG}`)).status).toBe(404);
  });

  it('publishes it, and visitors read it on their next request', async () => {
    await edit();
    await topDialog(page)
      .getByLabel('Date')
      .fill(inDubai(Date.now() - 3_600_000));
    await saveDialog(page);
    await row().getByText('Published').waitFor();
    expect(await seenAt(`/blog/${SLUG}`)).toContain('Flat, mostly.');
    expect(await seenAt('/blog')).toContain(TITLE);
    const wire = JSON.parse(await seenAt('/api/blogs')) as { title: string }[];
    expect(wire.some(({ title }) => title === TITLE)).toBe(true);
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
    const list = `/blog/category/${mark}`;
    const postsOn = async (path: string): Promise<number> =>
      new Set((await seenAt(path)).match(new RegExp(`/blog/page-${mark}-\\d+`, 'g'))).size;
    expect(await postsOn(list)).toBe(12);
    expect(await seenAt(list)).toContain(`href="${list}?page=2"`);
    expect(await postsOn(`${list}?page=2`)).toBe(1);
    expect(await seenAt(`${list}?page=2`)).toMatch(
      new RegExp(`rel="canonical" href="[^"]+${list}\\?page=2"`),
    );
    const behind = await asVisitor(`${list}?page=7`);
    expect([behind.status, behind.headers.get('location')]).toEqual([302, `${list}?page=2`]);
    // To the first page, whose address has no query.
    const behindOne = await asVisitor('/blog/category/selling?page=7');
    expect([behindOne.status, behindOne.headers.get('location')]).toEqual([302, '/blog/category/selling']);
    expect(await postsOn(`/blog/author/author-${mark}?page=2`)).toBe(1);
    expect(await postsOn('/blog')).toBe(12);
    for (const id of made) await call(`/api/blog-posts/${String(id)}`, { method: 'DELETE' });
    expect((await asVisitor(list)).status).toBe(404);
  });

  it('has no serious accessibility finding in either theme', async () => {
    expect(await findingsInBothThemes(page)).toEqual([]);
  });

  it('deletes a post after asking, and brings it back', async () => {
    await deleteEntry(page, TITLE);
    expect((await asVisitor(`/blog/${SLUG}`)).status).toBe(404);
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await hears(page, `“${TITLE}” is back.`);
    expect(await seenAt(`/blog/${SLUG}`)).toContain(TITLE);
    await deleteEntry(page, TITLE);
  });
});
