import { beforeAll, describe, expect, it } from 'vitest';
import type { Browser, BrowserContext } from 'playwright-core';
import { plannedListing } from '../api.js';
import { sharedBrowser } from '../browser.js';
import { eventually } from '../eventually.js';
import { siteUrl } from '../site.js';

describe('a visitor without JavaScript', () => {
  let browser: Browser;
  let context: BrowserContext;

  beforeAll(async () => {
    browser = await sharedBrowser();
    context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 375, height: 800 } });
  });

  it('reads names and prices of a list, sees no button that does nothing, and turns the page', async () => {
    const page = await context.newPage();
    await page.goto(`${siteUrl()}/buy`);
    await eventually(() => expect(page.getByRole('button', { name: /^Save / }).count()).resolves.toBe(0));
    await eventually(() => expect(page.getByRole('button', { name: 'm²' }).count()).resolves.toBe(0));
    await eventually(() =>
      expect(page.getByRole('main').innerText()).resolves.toMatch(/AED \d{1,3}(,\d{3})+/),
    );
    const first = await page.locator('main article a').first().getAttribute('href');
    await page
      .getByRole('navigation', { name: /pagination/i })
      .getByRole('link', { name: '2', exact: false })
      .first()
      .click();
    await page.waitForURL(/page=2/);
    await eventually(() =>
      expect(page.locator('main article a').first().getAttribute('href')).resolves.not.toBe(first),
    );
  });

  it('types a whole search into the form of the home page, and finds it', async () => {
    const page = await context.newPage();
    await page.goto(siteUrl());
    await page.getByRole('combobox').first().fill('2 bed dubai marina');
    await page.getByRole('search').first().getByRole('button', { name: 'Search' }).click();
    await page.waitForURL(({ searchParams }) => searchParams.get('q') === '2 bed dubai marina');
    await page.getByRole('link', { name: 'Remove filter: 2 beds' }).waitFor();
    await page.getByText(/Showing 1 - \d+ of \d+ result/).waitFor();
  });

  it('searches for a rent with all that the form of the home page asks', async () => {
    const page = await context.newPage();
    await page.goto(siteUrl());
    const hero = page.getByRole('search').first();
    await hero.getByRole('radio', { name: 'Rent' }).check();
    await hero.getByLabel('Property type').selectOption('Apartment');
    await hero.getByLabel('Bedrooms').selectOption('1 bed');
    await hero.getByLabel('Budget').selectOption('300000');
    await hero.getByRole('button', { name: 'Search' }).click();
    await page.waitForURL('**/rent?type=Apartment&maxPrice=300000&bedrooms=1');
    await eventually(() =>
      expect(page.getByRole('main').innerText()).resolves.toMatch(/Showing 1 - \d+ of \d+ result/),
    );
  });

  it('asks for rents of a month and for the size of a plot', async () => {
    const page = await context.newPage();
    await page.goto(`${siteUrl()}/rent`);
    const prices = page.locator('summary', { hasText: 'Price' });
    await prices.click();
    await page.getByLabel('Budget', { exact: true }).selectOption('per month');
    await page.getByRole('button', { name: 'Apply' }).click();
    await prices.click();
    await page.getByLabel('Max price').selectOption('10000');
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByRole('link', { name: 'Remove filter: Up to AED 10,000 per month' }).waitFor();
    const found = await page.getByRole('heading', { level: 1 }).innerText();
    await prices.click();
    await page.getByLabel('Budget', { exact: true }).selectOption('per year');
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.waitForURL(({ search }) => search === '?maxPrice=120000');
    await eventually(() =>
      expect(page.getByRole('heading', { level: 1 }).innerText()).resolves.toBe(
        found.replace('10,000 a month', '120,000'),
      ),
    );
    await page.goto(`${siteUrl()}/buy?type=Villa`);
    await page.getByText('More filters').click();
    await page.getByLabel('Min plot, sq ft').fill('8000');
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByRole('link', { name: 'Remove filter: Plot from 8,000 sq ft' }).waitFor();
  });

  it('reads a whole listing', async () => {
    const page = await context.newPage();
    await page.goto(`${siteUrl()}/rent`);
    const link = page.locator('main article a').first();
    const href = (await link.getAttribute('href')) ?? '';
    await link.click();
    await page.waitForURL(`**${href}`);
    const text = await page.getByRole('main').innerText();
    expect(text).toMatch(/AED|Price on request/);
    await eventually(() => expect(page.locator('main img').count()).resolves.toBeGreaterThan(3));
  });

  it('sees the photographs, the plan and the way to the map of a listing below each other', async () => {
    const page = await context.newPage();
    await page.goto(`${siteUrl()}/${(await plannedListing()).pagelink}`);
    for (const name of ['Floor plan', 'Map'])
      await eventually(() =>
        expect(page.getByRole('heading', { name, exact: true }).isVisible()).resolves.toBe(true),
      );
    await eventually(() => expect(page.locator('#photos img').first().isVisible()).resolves.toBe(true));
    await eventually(() =>
      expect(page.getByRole('link', { name: 'Open in OpenStreetMap' }).isVisible()).resolves.toBe(true),
    );
    await eventually(() => expect(page.getByRole('tab').count()).resolves.toBe(0));
    await eventually(() =>
      expect(page.getByRole('button', { name: 'Explore the map' }).count()).resolves.toBe(0),
    );
  });

  it('searches the questions with the form alone', async () => {
    const page = await context.newPage();
    await page.goto(`${siteUrl()}/faqs`);
    const all = await page.locator('main details').count();
    await page.getByRole('searchbox').fill('deposit');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await page.waitForURL('**/faqs?q=deposit');
    const found = await page.locator('main details').count();
    expect(found).toBeGreaterThan(0);
    expect(found).toBeLessThan(all);
    await page.goto(`${siteUrl()}/faqs?q=zzzz`);
    await page.getByRole('main').getByText('No result found!').waitFor();
  });

  it('is told what needs scripts', async () => {
    const page = await context.newPage();
    await page.goto(`${siteUrl()}/favourites`);
    await eventually(() => expect(page.getByRole('main').innerText()).resolves.toContain('need JavaScript'));
  });
});
