import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { developments, listings, photographedListing } from '../api.js';
import { launchBrowser } from '../browser.js';
import { newVisitor } from '../forms.js';
import { siteUrl } from '../site.js';

describe('a listing and a project', () => {
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;

  beforeAll(async () => {
    browser = await launchBrowser();
  });
  beforeEach(async () => {
    page = await newVisitor(browser, { width: 1440 });
    context = page.context();
  });
  afterAll(() => browser.close());

  const open = (path: string) => page.goto(siteUrl() + path, { waitUntil: 'networkidle' });

  it('the lightbox wraps both ways, keeps Tab inside, hides the chat, and gives the focus back', async () => {
    const { pagelink, images } = await photographedListing();
    await open(`/${pagelink}`);
    const thumb = page.getByRole('button', { name: `Open photo 4 of ${String(images.length)}` }).first();
    await thumb.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    const counter = (at: number) =>
      dialog.locator(
        `[aria-roledescription=Slide][aria-label="${String(at)} of ${String(images.length)}"]:not([inert])`,
      );
    await counter(4).waitFor();
    expect(await page.getByRole('link', { name: /Chat with us/ }).count()).toBe(0);
    for (let press = 0; press < 6; press += 1) {
      await page.keyboard.press('Tab');
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    await dialog.getByRole('button', { name: 'Next photo' }).focus();
    for (const at of [3, 2, 1, images.length]) {
      await page.keyboard.press('ArrowLeft');
      await counter(at).waitFor();
    }
    await page.keyboard.press('ArrowRight');
    await counter(1).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await thumb.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.getByRole('link', { name: /Chat with us/ }).waitFor();
  });

  it('the lightbox closes on a click beside the picture', async () => {
    const { pagelink } = await photographedListing();
    await open(`/${pagelink}`);
    await page
      .getByRole('button', { name: /^Open photo 1 of/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Close' }).waitFor();
    // The stylesheet of the lightbox has to be there before it has a shape to click beside.
    await page.waitForFunction(() => {
      const box = document.querySelector('[role=dialog]')?.getBoundingClientRect();
      return box !== undefined && box.height >= window.innerHeight;
    });
    await page.mouse.click(40, 150);
    await dialog.waitFor({ state: 'detached' });
  });

  it('photographs stand blurred until they are there, and are as large full screen as the window needs', async () => {
    const { pagelink, images } = await photographedListing();
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    await open(`/${pagelink}`);
    const behind = await page
      .locator('main picture img')
      .first()
      .evaluate((image) => getComputedStyle(image).backgroundImage);
    const [preview] = /\/uploads\/[\w-]+-32w\.webp/.exec(behind) ?? [];
    const small = await fetch(siteUrl() + (preview ?? ''));
    expect(small.status).toBe(200);
    expect((await small.arrayBuffer()).byteLength).toBeLessThan(1_000);
    await page
      .getByRole('button', { name: /^Open photo 1 of/ })
      .first()
      .click();
    const shown = page.getByRole('dialog').locator('img').first();
    await shown.waitFor();
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLImageElement>('[role=dialog] img')].some((image) => image.currentSrc),
    );
    expect(await shown.evaluate((image) => (image as HTMLImageElement).currentSrc)).toMatch(
      /-(1280|1920)w\.webp$/,
    );
    // The originals are larger than anybody needs.
    expect(loaded.filter((path) => images.includes(path))).toEqual([]);
  });

  it('shows four others of the same kind, never itself, and remembers the one clicked', async () => {
    const [shown] = await listings('rent');
    await open(`/${shown?.pagelink ?? ''}`);
    const more = page.locator('section', {
      has: page.getByRole('heading', { name: 'View More Properties' }),
    });
    const links = await more
      .locator('article h3 a')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    expect(links).toHaveLength(4);
    expect(links).not.toContain(`/${shown?.pagelink ?? ''}`);
    await more.locator('article h3 a').first().click();
    await page.waitForURL(siteUrl() + (links[0] ?? ''));
    const stored = await page.evaluate(() => ({ ...localStorage }));
    expect(stored).toMatchObject({ propertylink: links[0]?.slice(1), whichpage: 'rent', visit: 'true' });
    expect(stored.propertyid).toMatch(/^\d+$/);

    await open('/singleproperty');
    await page.waitForURL(siteUrl() + (links[0] ?? ''));
  });

  it('the chat starts with the agreed words, the reference and the address', async () => {
    const { pagelink, reference } = await photographedListing();
    await open(`/${pagelink}`);
    const href = await page.getByRole('link', { name: /Chat with us/ }).getAttribute('href');
    const text = new URL(href ?? '').searchParams.get('text') ?? '';
    expect(text.split('\n')[0]).toBe('Hello, I have a question.');
    expect(text).toContain(reference);
    expect(text).toContain(`/${pagelink}`);
  });

  it('is shared by copying its address where the device has no way of its own', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { pagelink } = await photographedListing();
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'share');
    });
    await open(`/${pagelink}`);
    await page.getByText('Share', { exact: true }).click();
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByRole('status').filter({ hasText: 'The link has been copied' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`/${pagelink}$`));
  });

  it('prints with its permit and a code that leads back, and without what only works on a screen', async () => {
    const { pagelink } = await photographedListing();
    await open(`/${pagelink}`);
    await page.emulateMedia({ media: 'print' });
    const text = await page.evaluate(() => document.body.innerText);
    expect(text).toContain('Permit number');
    expect(text).toContain(`/${pagelink}`);
    expect(text).not.toContain('View More Properties');
    const code = page.locator('main section svg path[d^="M0 0h7v1h-7z"]');
    expect(await code.isVisible()).toBe(true);
    expect(await page.getByRole('banner').isVisible()).toBe(false);
  });

  it('of a project loads nothing of another site before a click', async () => {
    const foreign: string[] = [];
    const own = new URL(siteUrl()).host;
    await context.route('**/*', async (route) => {
      const url = new URL(route.request().url());
      if (url.host === own || url.protocol === 'data:') return route.continue();
      foreign.push(url.host);
      return route.fulfill({ status: 200, contentType: 'text/html', body: '<p>map</p>' });
    });
    const [project] = await developments();
    await open('/new_development_properties');
    await page.locator(`main article a[href="/${project?.pagelink ?? ''}"]`).click();
    await page.waitForURL(`${siteUrl()}/${project?.pagelink ?? ''}`);
    await page.waitForLoadState('networkidle');
    expect(foreign).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('whichpage'))).toBe(project?.name);
    expect(await page.evaluate(() => localStorage.getItem('propertyid'))).toBe(String(project?.id));
    await page.getByRole('button', { name: 'Show the map here' }).click();
    await page.locator('iframe').waitFor();
    expect(foreign).toEqual(['www.google.com']);
  });
});
