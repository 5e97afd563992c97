import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { menuFor, SECTIONS } from '../../web/app/backend/kit/access/sections.js';
import { sharedBrowser } from '../browser.js';
import { eventually } from '../eventually.js';
import { seriousFindings } from '../forms.js';
import { siteUrl } from '../site.js';
import { allowGaps, publishAnyway, readAsStaff } from './section-steps.js';
import { findingsInBothThemes, openAccountMenu, openBackend, switchTheme } from './sign-in.js';

/** Sections that use the screen of Privacy Notice for another text. */
const LIKE_ANOTHER = new Set(['Terms of Use', 'Cookies']);
const PAGE_TABS = ['Visual editor', 'HTML and CSS', 'Preview', 'Search engines', 'Revisions'];

describe('the screens of the backend', () => {
  let browser: Browser;
  let page: Page;
  let endGaps: () => Promise<void>;
  beforeAll(async () => {
    browser = await sharedBrowser();
    // Blocks are inserted with sample texts.
    endGaps = await allowGaps();
    page = await openBackend(browser);
  });
  afterAll(() => endGaps());

  const heading = (name: string | RegExp): Promise<void> =>
    page.getByRole('heading', { level: 1, name, exact: typeof name === 'string' }).waitFor();
  const widthOnPhone = async (): Promise<number> => {
    await page.setViewportSize({ width: 375, height: 812 });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    await page.setViewportSize({ width: 1280, height: 900 });
    return width;
  };
  const open = async (path: string, name: string | RegExp): Promise<void> => {
    await page.goto(siteUrl() + path);
    await heading(name);
  };

  it.each(SECTIONS.filter(({ title }) => !LIKE_ANOTHER.has(title)).map(({ title, path }) => [title, path]))(
    '%s opens from the menu, has no serious accessibility finding in either theme, and fits a phone',
    async (title, path) => {
      const entry = menuFor('admin').find(({ sections }) => sections.some((each) => each.path === path));
      const menu = page.getByRole('navigation', { name: 'Sections' });
      if (entry !== undefined) await menu.locator(`a[href="${entry.sections[0]?.path ?? ''}"]`).click();
      const isAlone = entry?.sections.length === 1;
      const place = isAlone ? menu : page.locator('nav[aria-label^="Parts of"]');
      const link = place.locator(`a[href="${path}"]`);
      if (entry === undefined) {
        await openAccountMenu(page);
        await page.getByRole('menuitem', { name: 'Account settings' }).click();
      } else await link.click();
      await heading(title);
      if (entry !== undefined)
        await eventually(() =>
          expect(link.getAttribute('aria-current')).resolves.toBe(isAlone ? 'true' : 'page'),
        );
      await eventually(() => expect(page.title()).resolves.toContain(title));
      expect(await findingsInBothThemes(page)).toEqual([]);
      expect(await widthOnPhone()).toBe(375);
    },
  );

  // Tests of the other sections start at their old URLs.
  it.each([
    ['/settingfooter', 'Footer'],
    ['/testimonialsetting', 'Testimonials'],
    ['/backend?section=recyclebin', 'Recycle Bin'],
  ])('%s opens %s', async (path, title) => {
    await open(path, title);
  });

  it('forms on pages of their own have no serious accessibility finding in either theme', async () => {
    const [project] = await readAsStaff<{ id: number; propertyname: string }[]>('/getnewly');
    await open(`/backend/developments/${String(project?.id)}`, `Edit ${project?.propertyname ?? ''}`);
    await page.getByRole('textbox', { name: 'Description' }).waitFor();
    expect(await findingsInBothThemes(page)).toEqual([]);
    const [post] = await readAsStaff<{ id: number }[]>('/api/blogs');
    await page.goto(`${siteUrl()}/backend/blogs/${String(post?.id)}`);
    await page.getByRole('textbox', { name: 'Text' }).waitFor();
    expect(await findingsInBothThemes(page)).toEqual([]);
    const { items } = await readAsStaff<{ items: { pagelink: string }[] }>('/api/admin/properties?page=1');
    await page.goto(`${siteUrl()}/backend/properties/${items[0]?.pagelink ?? ''}`);
    await page.getByRole('region', { name: 'Locks' }).waitFor();
    expect(await findingsInBothThemes(page)).toEqual([]);
    await page.goto(`${siteUrl()}/backend/translations/ar/document/1`);
    await page.getByRole('switch', { name: 'Show in Arabic' }).waitFor();
    expect(await findingsInBothThemes(page)).toEqual([]);
  });

  it('the editor of a page has no serious accessibility finding in any tab and theme', async () => {
    await open('/backend/pages/new', /.+/);
    await page.getByLabel('Title', { exact: true }).fill(`Screens ${crypto.randomUUID().slice(0, 8)}`);
    await page.getByRole('button', { name: 'Hero', exact: true }).press('Enter');
    await page.frameLocator('iframe[title="The page being edited"]').locator('.block-hero').waitFor();
    await publishAnyway(page);
    await page.waitForURL(/\/backend\/pages\/\d+$/);
    for (const name of PAGE_TABS) {
      await page.getByRole('tab', { name }).click();
      // The tab changes after the editor has committed pending input.
      await page.getByRole('tab', { name, selected: true }).waitFor();
      if (name === 'Revisions') await page.getByRole('heading', { name: 'The first save' }).waitFor();
      if (name === 'Visual editor') await page.locator('iframe[title="The page being edited"]').waitFor();
      // In a low window the code is longer than its editor.
      await page.setViewportSize({ width: 1280, height: name === 'HTML and CSS' ? 400 : 900 });
      if (name === 'HTML and CSS') await page.locator('.cm-content').nth(1).waitFor();
      expect([name, await findingsInBothThemes(page)]).toEqual([name, []]);
    }
  });

  it('the form of an entry and the board of leads have no serious accessibility finding in either theme', async () => {
    for (let theme = 0; theme < 2; theme += 1) {
      await open('/backend/faq', 'Faq');
      await page.getByRole('button', { name: 'Add question' }).click();
      await page.getByRole('dialog').waitFor();
      expect(await seriousFindings(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await switchTheme(page);
    }
    await open('/backend/leads?view=board', 'Leads');
    await page.getByRole('region', { name: /^New/ }).waitFor();
    expect(await findingsInBothThemes(page)).toEqual([]);
  });
});
