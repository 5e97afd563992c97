import type { Property } from '@manzil/contracts/listings/property';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { developments, listings, photographedListing, reducedListing } from '../api.js';
import { sharedBrowser } from '../browser.js';
import { eventually } from '../eventually.js';
import { fitsWindow } from '../fits-window.js';
import { newVisitor } from '../forms.js';
import { openHydrated } from '../open-hydrated.js';
import { siteUrl } from '../site.js';

describe('a listing and a project', () => {
  let browser: Browser;
  let page: Page;
  let home: Property;
  /** The page of `home`, which tests only look at. */
  let shownHome: Page;

  beforeAll(async () => {
    browser = await sharedBrowser();
    home = await photographedListing();
    shownHome = await newVisitor(browser, { width: 1440 });
    await shownHome.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await shownHome.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'share');
    });
    await openHydrated(shownHome, `${siteUrl()}/${home.pagelink}`);
  });

  const open = async (path: string): Promise<void> => {
    page = await newVisitor(browser, { width: 1440 });
    await openHydrated(page, siteUrl() + path);
  };
  const openHome = async (width = 1440, height = 900): Promise<void> => {
    page = shownHome;
    await page.setViewportSize({ width, height });
    await page.evaluate(() => {
      window.scrollTo({ top: 0, behavior: 'instant' });
    });
  };

  it('the lightbox wraps both ways, keeps Tab inside, hides the chat, and gives the focus back', async () => {
    const { images } = home;
    await openHome();
    const thumb = page.getByRole('button', { name: `Open photo 4 of ${String(images.length)}` }).first();
    await thumb.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    const counter = (at: number) =>
      dialog.locator(
        `[aria-roledescription=Slide][aria-label="${String(at)} of ${String(images.length)}"]:not([inert])`,
      );
    await counter(4).waitFor();
    await eventually(() => expect(page.getByRole('link', { name: /Chat with us/ }).count()).resolves.toBe(0));
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
    await eventually(() =>
      expect(thumb.evaluate((element) => element === document.activeElement)).resolves.toBe(true),
    );
    await page.getByRole('link', { name: /Chat with us/ }).waitFor();
  });

  it('the lightbox closes on a click beside the picture', async () => {
    await openHome();
    await page
      .getByRole('button', { name: /^Open photo 1 of/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Close' }).waitFor();
    // Waits for the stylesheet of the lightbox, because the click must hit its backdrop.
    await page.waitForFunction(() => {
      const box = document.querySelector('[role=dialog]')?.getBoundingClientRect();
      return box !== undefined && box.height >= window.innerHeight;
    });
    await page.mouse.click(40, 150);
    await dialog.waitFor({ state: 'detached' });
  });

  it('photographs stand blurred until they are there, and are as large full screen as the window needs', async () => {
    const { pagelink, images } = home;
    const loaded: string[] = [];
    page = await newVisitor(browser, { width: 1440 });
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    await openHydrated(page, `${siteUrl()}/${pagelink}`);
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
    await eventually(() =>
      expect(shown.evaluate((image) => (image as HTMLImageElement).currentSrc)).resolves.toMatch(
        /-(1280|1920)w\.webp$/,
      ),
    );
    // The full-size originals are not loaded.
    expect(loaded.filter((path) => images.includes(path))).toEqual([]);
  });

  it('shows four others of the same kind, never itself, other ones on each visit, and remembers the one clicked', async () => {
    const [shown] = await listings('rent');
    page = await newVisitor(browser, { width: 1440 });
    const more = page.locator('section', {
      has: page.getByRole('heading', { name: 'View More Properties' }),
    });
    const links = (): Promise<(string | null)[]> =>
      more.locator('article h3 a').evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    const visits = new Set<string>();
    for (let visit = 0; visit < 2; visit += 1) {
      const chosen = page.waitForResponse('**/api/properties/*/others');
      await openHydrated(page, `${siteUrl()}/${shown?.pagelink ?? ''}`);
      const { items } = (await (await chosen).json()) as { items: { pagelink: string }[] };
      await eventually(() => expect(links()).resolves.toEqual(items.map(({ pagelink }) => `/${pagelink}`)));
      expect(items).toHaveLength(4);
      expect(await links()).not.toContain(`/${shown?.pagelink ?? ''}`);
      visits.add((await links()).join(' '));
    }
    // Twice the same four of a hundred would be no choice.
    expect(visits.size).toBe(2);
    const first = (await links())[0] ?? '';
    await more.locator('article h3 a').first().click();
    await page.waitForURL(siteUrl() + first);
    const stored = await page.evaluate(() => ({ ...localStorage }));
    expect(stored).toMatchObject({ propertylink: first.slice(1), whichpage: 'rent', visit: 'true' });
    expect(stored.propertyid).toMatch(/^\d+$/);

    await openHydrated(page, `${siteUrl()}/singleproperty`);
    await page.waitForURL(siteUrl() + first);
  });

  it('says that its price fell, on its card and with the former price on its page', async () => {
    const { pagelink, reference, reducedFrom } = await reducedListing();
    await open(`/buy?q=${reference}`);
    await page.locator('main article').first().getByText('Price reduced').waitFor();
    await openHydrated(page, `${siteUrl()}/${pagelink}`);
    const line = await page
      .locator('main header')
      .getByText(/^Reduced from/)
      .innerText();
    expect(line).toMatch(/^Reduced from AED [\d,]+ on \d{1,2} [A-Z][a-z]+ 20\d\d$/);
    expect(line).toContain(`AED ${(reducedFrom?.price ?? 0).toLocaleString('en')} `);
  });

  it('shows price, beds, size and place at once in every window', async () => {
    const { bedrooms, emirate } = home;
    await openHome();
    const head = page.locator('main header');
    const bar = page.locator('[data-contact-bar]');
    const details = [
      /^AED [\d,]+|^Price on request/,
      bedrooms === 0 ? /^Studio/ : /^\d+ beds?$/,
      /sq ft$/,
      new RegExp(`, ${emirate}$`),
    ];
    for (const [width, height] of [
      [1366, 768],
      [768, 1024],
      [375, 812],
    ] as const) {
      await page.setViewportSize({ width, height });
      await eventually(() => expect(fitsWindow(page)).resolves.toBe(true));
      const end = (await bar.isVisible()) ? ((await bar.boundingBox())?.y ?? 0) : height;
      for (const detail of details) {
        const box = await head.getByText(detail).filter({ visible: true }).first().boundingBox();
        expect((box?.y ?? Infinity) + (box?.height ?? 0), String(detail)).toBeLessThanOrEqual(end);
      }
    }
  });

  it('keeps the adviser in sight, clear of the chat button, in windows of any height', async () => {
    await openHome();
    const card = page.getByRole('complementary', { name: 'Your adviser' });
    for (const height of [600, 768, 1080]) {
      await page.setViewportSize({ width: 1366, height });
      await page.getByRole('heading', { name: 'Location' }).evaluate((heading) => {
        heading.scrollIntoView();
      });
      await eventually(async () => {
        const box = await card.boundingBox();
        const chat = await page.getByRole('link', { name: /Chat with us/ }).boundingBox();
        expect(box?.y).toBeGreaterThanOrEqual(82);
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(chat?.y ?? 0);
      });
    }
  });

  it('has a bar with call, chat and question on a phone, in place of the chat button', async () => {
    const { agent } = home;
    await openHome(375, 812);
    const bar = page.locator('[data-contact-bar]');
    await eventually(() =>
      expect(bar.getByRole('link', { name: 'Call' }).getAttribute('href')).resolves.toBe(
        `tel:${agent?.phone ?? ''}`,
      ),
    );
    await eventually(() => expect(page.getByRole('link', { name: /Chat with us/ }).count()).resolves.toBe(0));
    await bar.getByRole('link', { name: 'Ask' }).click();
    await page.waitForFunction(() => {
      const form = document.querySelector('#enquiry')?.getBoundingClientRect();
      return form !== undefined && form.top >= 0 && form.top < window.innerHeight / 2;
    });
  });

  it('the chat with the agency starts with the agreed words, that with the adviser names the home', async () => {
    const { pagelink, reference, name, agent } = home;
    await openHome();
    const agency = new URL(
      (await page.getByRole('link', { name: /Chat with us/ }).getAttribute('href')) ?? '',
    );
    expect(agency.searchParams.get('text')).toBe('Hello, I have a question.');
    const card = page.getByRole('complementary', { name: 'Your adviser' });
    const adviser = new URL((await card.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')) ?? '');
    expect(adviser.pathname).toBe(`/${(agent?.phone ?? '').replace(/\D/g, '')}`);
    expect(adviser.pathname).not.toBe(agency.pathname);
    for (const part of [name, reference, `/${pagelink}`])
      expect(adviser.searchParams.get('text')).toContain(part);
  });

  it('is shared by copying its address where the device has no way of its own', async () => {
    const { pagelink } = home;
    await openHome();
    await page.getByText('Share', { exact: true }).click();
    await page.waitForFunction(() => {
      const menu = document.querySelector('main details[open] > :last-child')?.getBoundingClientRect();
      return menu !== undefined && menu.top >= 0 && menu.bottom <= window.innerHeight;
    });
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByRole('status').filter({ hasText: 'Link copied' }).waitFor();
    await eventually(() =>
      expect(page.evaluate(() => navigator.clipboard.readText())).resolves.toMatch(
        new RegExp(`/${pagelink}$`),
      ),
    );
  });

  it('prints with its permit and a code that leads back, and without what only works on a screen', async () => {
    const { pagelink } = home;
    await openHome();
    await page.emulateMedia({ media: 'print' });
    const text = await page.evaluate(() => document.body.innerText);
    expect(text).toContain('Permit number');
    expect(text).toContain(`/${pagelink}`);
    expect(text).not.toContain('View More Properties');
    const code = page.locator('main section svg path[d^="M0 0h7v1h-7z"]');
    await code.waitFor();
    await page.getByRole('banner').waitFor({ state: 'hidden' });
    await page.emulateMedia({ media: null });
  });

  it('of a project names it in the chat and in the form', async () => {
    const [project] = await developments();
    await open(`/${project?.pagelink ?? ''}`);
    const form = page.locator('form[action="/forms/enquiry"]');
    await eventually(() =>
      expect(form.getByRole('textbox', { name: 'Message' }).inputValue()).resolves.toContain(project?.name),
    );
    const chat = page.getByRole('main').getByRole('link', { name: 'WhatsApp' });
    expect(new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text')).toContain(
      project?.name,
    );
  });

  it('of a project is our own, and loads nothing of another site', async () => {
    const foreign: string[] = [];
    const own = new URL(siteUrl()).host;
    page = await newVisitor(browser, { width: 1440 });
    await page.route('**/*', async (route) => {
      const url = new URL(route.request().url());
      if (url.host === own || url.protocol === 'data:') return route.continue();
      foreign.push(url.host);
      return route.fulfill({ status: 200, contentType: 'text/html', body: '<p>map</p>' });
    });
    const [project] = await developments();
    await openHydrated(page, `${siteUrl()}/new_development_properties`);
    await page.locator(`main article a[href="/${project?.pagelink ?? ''}"]`).click();
    await page.waitForURL(`${siteUrl()}/${project?.pagelink ?? ''}`);
    await page.getByRole('img', { name: /^Drawn map of / }).waitFor();
    const kept = () => page.evaluate(() => [localStorage.whichpage, localStorage.propertyid] as unknown[]);
    await eventually(() => expect(kept()).resolves.toEqual([project?.name, String(project?.id)]));
    await page.getByRole('button', { name: 'Explore the map' }).click();
    await page.getByText('Who’s On First').waitFor();
    expect(foreign).toEqual([]);
  });
});
