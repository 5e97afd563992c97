import { beforeAll, describe, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { sharedBrowser } from '../browser.js';
import { eventually } from '../eventually.js';
import { newVisitor } from '../forms.js';
import { openHydrated } from '../open-hydrated.js';
import { siteUrl } from '../site.js';

describe('a visitor who searches', () => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    browser = await sharedBrowser();
    // Not a first visit: on a slow machine the popup would open before the typing.
    page = await newVisitor(browser, { width: 1440 });
  });

  it('types "marina" on the home page and chooses a suggestion by keyboard', async () => {
    await openHydrated(page, siteUrl());
    const search = page.getByRole('combobox').first();
    await search.pressSequentially('marina', { delay: 20 });
    await page.getByRole('option').first().waitFor();
    await search.press('ArrowDown');
    const chosen = await page
      .getByRole('option', { selected: true })
      .or(page.locator('[role=option][data-focused]'))
      .first()
      .innerText();
    await search.press('Enter');
    if (!page.url().includes('/buy')) await search.press('Enter');
    await page.waitForURL(/\/buy\?/);
    expect(chosen.toLowerCase()).toContain('marina');
    // The URL changes just before the new list is shown.
    await page.getByText(/Showing 1 - \d+ of \d+ result/).waitFor();
  });

  it.each([
    ['2 bed mar', '2 bedrooms in Dubai Marina'],
    ['غرفتين دبي مار', 'غرفتين في دبي مارينا'],
  ])('types "%s" on the home page and chooses the whole search by keyboard', async (typed, text) => {
    await openHydrated(page, siteUrl());
    const search = page.getByRole('combobox').first();
    await search.fill(typed);
    const option = page.getByRole('option', { name: text });
    await option.waitFor();
    const promised = Number(/(\d+) homes?$/.exec(await option.innerText())?.[1]);
    while ((await option.getAttribute('aria-selected')) !== 'true') await search.press('ArrowDown');
    await search.press('Enter');
    await page.waitForURL((url) => url.pathname === '/buy' && url.searchParams.get('q') === text);
    const applied = page.getByRole('list', { name: 'Applied filters' });
    for (const chip of ['2 beds', 'Dubai Marina'])
      await applied.getByRole('link', { name: `Remove filter: ${chip}` }).waitFor();
    await eventually(() => expect(resultTotal(page)).resolves.toBe(promised));
  });

  it('says on the home page what kind of home, how large and for how much, and gets that list', async () => {
    await openHydrated(page, siteUrl());
    const hero = page.getByRole('search');
    // The prices for sale are no longer offered.
    await hero.getByLabel('Budget').selectOption('Up to AED 80,000,000');
    await hero.getByRole('radio', { name: 'Rent' }).check();
    await eventually(() => expect(hero.getByLabel('Budget').inputValue()).resolves.toBe(''));
    await hero.getByLabel('Property type').selectOption('Apartment');
    await hero.getByLabel('Bedrooms').selectOption('2 beds');
    await hero.getByLabel('Budget').selectOption('Up to AED 300,000');
    await hero.getByRole('button', { name: 'Search' }).click();
    await page.waitForURL('**/rent?type=Apartment&maxPrice=300000&bedrooms=2');
    await page.getByText(/Showing 1 - \d+ of \d+ result/).waitFor();
  });

  it.each([
    [375, 812],
    [1366, 768],
  ])('sees the search and the first home on a first screen of %i x %i', async (width, height) => {
    const first = await newVisitor(browser, { width });
    await first.setViewportSize({ width, height });
    await openHydrated(first, siteUrl());
    const submit = await first.getByRole('search').getByRole('button', { name: 'Search' }).boundingBox();
    const home = await first.locator('main article').first().boundingBox();
    expect((submit?.y ?? Infinity) + (submit?.height ?? 0)).toBeLessThan(home?.y ?? 0);
    expect(height - (home?.y ?? Infinity)).toBeGreaterThanOrEqual(100);
    await first.context().close();
  });
});

async function resultTotal(page: Page): Promise<number> {
  const line = /of ([\d,]+) result/.exec(await page.getByRole('main').innerText());
  return Number(line?.[1]?.replaceAll(',', ''));
}
