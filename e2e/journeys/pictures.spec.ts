import { beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';
import { developments, photographedListing, posts } from '../api.js';
import { sharedBrowser } from '../browser.js';
import { eventually } from '../eventually.js';
import { newVisitor } from '../forms.js';
import { openHydrated } from '../open-hydrated.js';
import { measurePictures } from '../picture-scale.js';
import { siteUrl } from '../site.js';

describe('pictures', () => {
  let browser: Browser;
  let pages: string[];
  /** One page for each way of showing pictures: cards, a gallery, a banner, and a picture in a text. */
  let kindsOfPages: string[];
  let listing: string;

  beforeAll(async () => {
    browser = await sharedBrowser();
    listing = `/${(await photographedListing()).pagelink}`;
    // Two projects: one with a wide banner, and one with a banner of the size that feeds have.
    const projects = (await developments()).slice(0, 2).map(({ pagelink }) => `/${pagelink}`);
    kindsOfPages = ['/', '/buy', listing, ...projects, `/blog/${(await posts())[0]?.slug ?? ''}`];
    pages = [
      ...kindsOfPages,
      ...['/new_development_properties', '/mortgageservices', '/meetmyteam'],
      ...['/blog', '/aboutus', '/sell'],
    ];
  });

  // Narrow windows first, because a browser would reuse the larger file that it loaded for a wide one.
  it.each([
    { density: 1, most: 1.05, widths: [375, 768, 1920], visited: () => pages },
    { density: 2, most: 1.05, widths: [375, 1440], visited: () => kindsOfPages },
    { density: 3, most: 1.5, widths: [375], visited: () => kindsOfPages },
  ])(
    'are ours, and have the pixels that a screen with $density for each of CSS shows',
    async ({ density, most, widths, visited }) => {
      const page = await newVisitor(browser, { deviceScaleFactor: density });
      const refused: string[] = [];
      page.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) refused.push(message.text());
      });
      const blurred: unknown[] = [];
      let measured = 0;
      for (const path of visited()) {
        await page.setViewportSize({ width: widths[0] ?? 375, height: 812 });
        const answer = await openHydrated(page, siteUrl() + path);
        const policy = (await answer?.headerValue('content-security-policy')) ?? '';
        expect([path, policy.split('; ').filter((each) => each.startsWith('img-src'))]).toEqual([
          path,
          ["img-src 'self' data:"],
        ]);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 812 });
          const shown = await measurePictures(page, most);
          measured += shown.length;
          blurred.push(
            ...shown.filter(({ scale }) => scale > most).map((picture) => ({ path, width, ...picture })),
          );
        }
      }
      expect(blurred).toEqual([]);
      expect(refused).toEqual([]);
      expect(measured).toBeGreaterThan(visited().length * widths.length);
    },
  );

  it('of a card follow its first one by swipe or arrow key, and load when they are reached for', async () => {
    const page = await newVisitor(browser, { width: 1440 });
    await openHydrated(page, `${siteUrl()}/buy`);
    const card = page.locator('main article').first();
    const photos = card.locator('picture img');
    await eventually(() => expect(photos.count()).resolves.toBe(1));
    const name = card.getByRole('heading').getByRole('link');
    await name.focus();
    await page.keyboard.press('ArrowRight');
    const last = (await card.locator('a[aria-hidden] > span').count()) - 1;
    await photos.nth(last).waitFor({ state: 'attached' });
    const row = await card.locator('a[aria-hidden]').elementHandle();
    const reaches = (place: number) =>
      page.waitForFunction(({ row, place }) => Math.round(row.scrollLeft / row.clientWidth) === place, {
        row,
        place,
      });
    await reaches(1);
    await page.keyboard.press('ArrowLeft');
    await reaches(0);
    await page.keyboard.press('ArrowLeft');
    await reaches(last);
    // A card has one tab stop for its name, one for the heart, and one for each way to contact its adviser.
    await eventually(() =>
      expect(card.locator('a:not([tabindex="-1"]), button:not([tabindex="-1"])').count()).resolves.toBe(4),
    );
    const chat = await card.getByRole('link', { name: /^WhatsApp about / }).getAttribute('href');
    expect(decodeURIComponent(chat ?? '')).toContain(await name.innerText());
    await eventually(() =>
      expect(card.getByRole('link', { name: /^Call about / }).getAttribute('href')).resolves.toMatch(
        /^tel:\+/,
      ),
    );
    await page.close();
  });

  it('for previews of a shared link are JPEG of 1200 by 630', async () => {
    const page = await browser.newPage();
    for (const path of ['/', '/faqs', listing]) {
      await page.goto(siteUrl() + path, { waitUntil: 'load' });
      const address = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '';
      expect(address).toMatch(/^https?:\/\/.+\.jpg$/);
      const picture = await page.evaluate(async (url) => {
        const blob = await (await fetch(url)).blob();
        const { width, height } = await createImageBitmap(blob);
        return { type: blob.type, width, height };
      }, new URL(address).pathname);
      expect({ address, ...picture }).toEqual({ address, type: 'image/jpeg', width: 1200, height: 630 });
    }
    await page.close();
  });
});
