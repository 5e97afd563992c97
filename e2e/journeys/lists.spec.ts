import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { sharedBrowser } from '../browser.js';
import { eventually } from '../eventually.js';
import { fitsWindow } from '../fits-window.js';
import { newVisitor } from '../forms.js';
import { openHydrated } from '../open-hydrated.js';
import { siteUrl } from '../site.js';

describe('lists and the header', () => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    browser = await sharedBrowser();
    page = await newVisitor(browser);
  });
  beforeEach(() => page.setViewportSize({ width: 1440, height: 900 }));

  const open = (path: string) => openHydrated(page, siteUrl() + path);
  const main = () => page.getByRole('main');

  it('the header has as many links as there is room for, and a hamburger where there is none', async () => {
    await open('/faqs');
    const header = page.getByRole('banner');
    const links = header.locator('nav ul').first().locator('> li > a:visible');
    for (const [width, inline, hamburger] of [
      [1440, 6, false],
      [1201, 6, false],
      [1200, 5, false],
      [1027, 5, false],
      [1026, 0, true],
      [375, 0, true],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await eventually(async () => {
        const shown = {
          width,
          height: (await header.boundingBox())?.height,
          links: await links.count(),
          more: await header.locator('summary', { hasText: 'Explore More' }).isVisible(),
          hamburger: await header.locator('summary', { hasText: 'Menu' }).isVisible(),
          fits: await fitsWindow(page),
        };
        const expected = { width, height: 82, links: inline, more: inline > 0, hamburger, fits: true };
        expect(shown).toEqual(expected);
      });
    }
  });

  it('the list is sorted without opening the filters, in every width', async () => {
    await open('/buy?type=Villa');
    for (const [width, order, sort, sign] of [
      [375, 'Price: low to high', 'price-asc', 1],
      [768, 'Price: high to low', 'price-desc', -1],
      [1440, 'Price: low to high', 'price-asc', 1],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.getByLabel('Sort by').selectOption(order);
      await page.waitForURL(`**/buy?type=Villa&sort=${sort}`);
      await page.waitForFunction(() => document.querySelector('main section')?.ariaBusy === 'false');
      await eventually(async () => {
        const prices = await main()
          .locator('article')
          .evaluateAll((all) =>
            all.flatMap(
              (card) => Number(/AED ([\d,]+)/.exec(card.textContent)?.[1]?.replaceAll(',', '')) || [],
            ),
          );
        expect(prices.length).toBeGreaterThan(1);
        expect(prices).toEqual(prices.toSorted((a, b) => sign * (a - b)));
      });
    }
  });

  it('an empty search is not indexed', async () => {
    const answer = await fetch(`${siteUrl()}/buy?q=zzzzzz`);
    expect(await answer.text()).toContain('noindex');
  });

  it('the suggestions are a list of 200 px at most that is walked by keyboard', async () => {
    await open('/buy');
    const search = page.getByRole('combobox').first();
    await search.pressSequentially('a');
    const list = page.getByRole('listbox', { name: 'Suggestions' });
    await list.waitFor();
    await eventually(() =>
      expect(list.evaluate((element) => getComputedStyle(element).maxHeight)).resolves.toBe('200px'),
    );
    await search.press('ArrowDown');
    const marked = await search.getAttribute('aria-activedescendant');
    expect(marked).toBe(await list.locator('[aria-selected=true]').getAttribute('id'));
    await eventually(() =>
      expect(search.evaluate((element) => element === document.activeElement)).resolves.toBe(true),
    );
    await search.press('Escape');
    await list.waitFor({ state: 'hidden' });
    await eventually(() => expect(search.inputValue()).resolves.toBe('a'));
    await search.press('Escape');
    await eventually(() => expect(search.inputValue()).resolves.toBe(''));
    await search.pressSequentially('du');
    await list.waitFor();
    await search.press('Alt+ArrowUp');
    await list.waitFor({ state: 'hidden' });
    await search.press('Alt+ArrowDown');
    await list.waitFor();
  });

  it('pages are turned by keyboard: first, last and the current one are offered', async () => {
    await open('/buy?page=4');
    const pagination = page.getByRole('navigation', { name: 'Pagination' });
    const offered = await pagination.locator('li').allInnerTexts();
    expect(offered).toEqual(['1', '…', '4', '…', expect.stringMatching(/^\d+$/)]);
    await eventually(() => expect(main().innerText()).resolves.toMatch(/Showing 37 - 48 of \d+ result/));
    await pagination.getByRole('link', { name: 'Next' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/page=5/);
    await main()
      .getByText(/Showing 49 - 60 of/)
      .waitFor();
    await eventually(() => expect(pagination.locator('[aria-current=page]').innerText()).resolves.toBe('5'));
  });

  it('Back restores the list, its filters and where it was scrolled to, on a telephone too', async () => {
    await page.setViewportSize({ width: 375, height: 800 });
    await open('/rent?bedrooms=1&page=2');
    const address = page.url();
    const card = page.locator('main article h2 a').nth(5);
    await card.scrollIntoViewIfNeeded();
    const top = await page.evaluate(() => window.scrollY);
    expect(top).toBeGreaterThan(500);
    await card.click();
    await page.waitForURL((url) => !url.pathname.startsWith('/rent'));
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForFunction(() => window.scrollY === 0);
    await page.goBack();
    await page.waitForURL(address);
    await page.waitForFunction((before) => Math.abs(window.scrollY - before) < 80, top);
  });

  it('links of the home page to the story and the reviews open in new windows', async () => {
    await open('/');
    for (const path of ['/aboutus', '/testimonials']) {
      const link = main().locator(`a[href="${path}"]`).first();
      await eventually(() => expect(link.getAttribute('target')).resolves.toBe('_blank'));
      await eventually(() => expect(link.innerText()).resolves.toContain('opens in a new window'));
    }
  });
});
