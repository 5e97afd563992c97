import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../browser.js';
import { deleteEntry, hears, liftUp, saveDialog, seenAt, topDialog, undoDelete } from './section-steps.js';
import { findingsInBothThemes, openSignedIn } from './sign-in.js';

const NAME = `Wilhelmina Q. ${Date.now().toString(36)}`;

describe('Testimonials', () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await launchBrowser();
    page = await openSignedIn(browser, '/testimonialsetting');
    await page.getByRole('heading', { level: 1, name: 'Testimonials' }).waitFor();
  });
  afterAll(() => browser.close());

  it('adds kind words with stars set by the arrow keys', async () => {
    await page.getByRole('button', { name: 'Add testimonial' }).click();
    await topDialog(page).getByLabel('Name').fill(NAME);
    await topDialog(page).getByLabel('5 stars').focus();
    await page.keyboard.press('ArrowLeft');
    await topDialog(page).getByLabel('Review').fill('They found it before I had described it.');
    await saveDialog(page);
    await hears(page, 'Published');
    const rows = JSON.parse(await seenAt('/api/testimonials')) as { Name: string; Star: number | string }[];
    expect(Number(rows.find((row) => row.Name === NAME)?.Star)).toBe(4);
    expect(await seenAt('/testimonials')).toContain('They found it before I had described it.');
  });

  it('changes them, and visitors read the change', async () => {
    await page.getByRole('button', { name: `Edit ${NAME}` }).click();
    await topDialog(page).getByLabel('Review').fill('They found it twice.');
    await saveDialog(page);
    expect(await seenAt('/testimonials')).toContain('They found it twice.');
  });

  it('orders them by the keyboard, and visitors read them in that order', async () => {
    const order = async (): Promise<string[]> =>
      (JSON.parse(await seenAt('/api/testimonials')) as { Name: string }[]).map(({ Name }) => Name);
    const before = await order();
    await liftUp(page, NAME);
    expect((await order()).indexOf(NAME)).toBe(before.indexOf(NAME) - 1);
  });

  it('deletes them after asking, and brings them back', async () => {
    await deleteEntry(page, NAME);
    expect(await seenAt('/testimonials')).not.toContain(NAME);
    await undoDelete(page, NAME);
    expect(await seenAt('/testimonials')).toContain(NAME);
    await deleteEntry(page, NAME);
  });

  it('has no serious accessibility finding in either theme', async () => {
    expect(await findingsInBothThemes(page)).toEqual([]);
  });
});
