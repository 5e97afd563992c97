import { beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';
import { sharedBrowser } from '../browser.js';
import { eventually } from '../eventually.js';
import { fitsWindow } from '../fits-window.js';
import { newVisitor, seriousFindings } from '../forms.js';
import { openHydrated } from '../open-hydrated.js';
import { siteUrl } from '../site.js';

interface Read {
  status: number;
  html: string;
  location: string | null;
}

async function read(path: string): Promise<Read> {
  const answer = await fetch(siteUrl() + path, { redirect: 'manual' });
  const { status, headers } = answer;
  return { status, html: await answer.text(), location: headers.get('location') };
}

const match = (html: string, pattern: RegExp): string | undefined =>
  pattern.exec(html)?.[1]?.replaceAll('&amp;', '&');
const canonicalOf = (html: string) => match(html, /<link rel="canonical" href="([^"]+)"/);
const isIndexed = (html: string): boolean => !html.includes('<meta name="robots" content="noindex');

const placePaths = async (): Promise<string[]> =>
  [...(await read('/sitemaps/places.xml')).html.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) =>
    url.replace(siteUrl(), ''),
  );

describe('the page of a place', () => {
  let browser: Browser;
  let places: string[];
  beforeAll(async () => {
    browser = await sharedBrowser();
    places = await placePaths();
  });

  it('moves to its path from other spellings, and unknown ones are not found', async () => {
    for (const [path, to] of [
      ['/buy/Dubai-Marina', '/buy/dubai-marina'],
      ['/buy/marsa-dubai', '/buy/dubai-marina'],
      ['/rent/jvc/Apartment?bedrooms=1', '/rent/jumeirah-village-circle/apartments?bedrooms=1'],
    ] as const) {
      const { status, location } = await read(path);
      expect([path, status, location]).toEqual([path, 301, to]);
    }
    for (const path of ['/buy/atlantis', '/buy/dubai-marina/castles', '/rent/dubai-marina/apartments/more'])
      expect([path, (await read(path)).status]).toEqual([path, 404]);
  });

  it('stands for the search that names it, and for no other', async () => {
    const canonical = async (path: string) => canonicalOf((await read(path)).html)?.replace(siteUrl(), '');
    expect(await canonical('/buy?location=Dubai+Marina')).toBe('/buy/dubai-marina');
    expect(await canonical('/buy?q=dubai+marina')).toBe('/buy/dubai-marina');
    expect(await canonical('/buy?location=Dubai+Marina&type=Apartment')).toBe('/buy/dubai-marina/apartments');
    expect(await canonical('/buy?location=Dubai+Marina&bedrooms=2')).toBe('/buy?location=Dubai+Marina');
    expect(await canonical('/buy/dubai-marina?bedrooms=2')).toBe('/buy/dubai-marina');
  });

  it('stays out of search engines with too few homes', async () => {
    const { status, html } = await read('/buy/hatta');
    expect([status, isIndexed(html)]).toEqual([200, false]);
    expect(places).toContain('/buy/dubai-marina');
    expect(places).not.toContain('/buy/hatta');
    expect(isIndexed((await read('/buy/dubai-marina?bedrooms=2')).html)).toBe(false);
  });

  it('counts the homes that it lists, and requests nothing of others', async () => {
    const page = await browser.newPage();
    const foreign: string[] = [];
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(siteUrl()) && !url.startsWith('data:')) foreign.push(url);
    });
    await openHydrated(page, `${siteUrl()}/buy/dubai-marina`);
    const all = page.getByRole('row', { name: /^All homes/ });
    const count = await all.getByRole('cell').first().innerText();
    await eventually(() =>
      expect(page.getByRole('heading', { level: 1 }).innerText()).resolves.toContain(`${count} propert`),
    );
    await eventually(() =>
      expect(page.getByText(new RegExp(`Showing 1 - \\d+ of ${count} result`)).count()).resolves.toBe(1),
    );
    await eventually(() =>
      expect(page.getByRole('img', { name: /Drawn map of Marsa Dubai/ }).isVisible()).resolves.toBe(true),
    );
    await eventually(() =>
      expect(page.getByText(/Knowledge and Human Development Authority/).count()).resolves.toBe(1),
    );
    expect(foreign).toEqual([]);
    await page.close();
  });

  it('keeps its place when it is filtered, and leaves it for another one', async () => {
    const page = await newVisitor(browser, { width: 1440 });
    await openHydrated(page, `${siteUrl()}/buy/dubai-marina`);
    await page.getByLabel('Bedrooms', { exact: true }).selectOption('2');
    await page.waitForURL('**/buy/dubai-marina?bedrooms=2');
    await page.getByLabel('Property type', { exact: true }).selectOption('Apartment');
    await page.waitForURL('**/buy/dubai-marina/apartments?bedrooms=2');
    // The URL changes before the form of the new page is shown.
    await page
      .getByRole('navigation', { name: /Types of property/ })
      .locator('[aria-current][href="/buy/dubai-marina/apartments"]')
      .waitFor();
    await page.getByRole('combobox').first().fill('Palm Jumeirah');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/buy?*Palm+Jumeirah*');
    await page.close();
  });

  it('is read, filtered and left without JavaScript', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${siteUrl()}/buy/dubai-marina`);
    await eventually(() =>
      expect(page.getByRole('main').innerText()).resolves.toMatch(/AED \d{1,3}(,\d{3})+/),
    );
    await page.getByLabel('Property type', { exact: true }).selectOption('Apartment');
    await page.getByRole('button', { name: 'Search' }).first().click();
    await page.waitForURL(({ pathname }) => pathname === '/buy/dubai-marina/apartments');
    await page
      .getByRole('navigation', { name: /Types of property/ })
      .getByText('All types')
      .click();
    await page.waitForURL(({ pathname }) => pathname === '/buy/dubai-marina');
    await page.getByRole('list', { name: 'Are you buying or renting?' }).getByText('Rent').click();
    await page.waitForURL(/\/rent/);
    await context.close();
  });

  it.each(['/buy/dubai-marina', '/rent/jumeirah-village-circle/apartments', '/buy/hatta'])(
    '%s has no serious finding and does not scroll sideways in any width',
    async (path) => {
      const page = await newVisitor(browser, { width: 1440 });
      await openHydrated(page, siteUrl() + path);
      expect(await seriousFindings(page)).toEqual([]);
      for (const width of [1440, 768, 375]) {
        await page.setViewportSize({ width, height: 900 });
        await eventually(() => expect(fitsWindow(page), `${String(width)} px`).resolves.toBe(true));
      }
      await page.close();
    },
  );
});
