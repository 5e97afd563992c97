import { beforeAll, describe, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { listings } from '../api.js';
import { sharedBrowser } from '../browser.js';
import { eventually } from '../eventually.js';
import { fitsWindow } from '../fits-window.js';
import { newVisitor, seriousFindings } from '../forms.js';
import { openHydrated } from '../open-hydrated.js';
import { siteUrl } from '../site.js';

/** Searches with no or few results, by the suggestions that they show. */
const EMPTY_SEARCHES = [
  ['the places that were meant', '/buy?q=Marnia'],
  ['the largest communities', `/buy?q=${'w'.repeat(600)}`],
  ['places nearby, on the page of a place', '/buy/dubai-marina/apartments?bedrooms=6&maxPrice=750000'],
  ['another price, or one filter less', '/buy?type=Villa&bedrooms=4&maxPrice=750000'],
  ['another place and price', '/buy?q=4+bed+villa+dubai+marina+under+3m'],
  ['two filters less', '/rent?type=Villa&bedrooms=0&minArea=90000'],
  ['another place, or one filter less', '/buy?location=Dubai+Marina&type=Villa'],
  ['one filter less, below what was found', '/buy?location=Dubai+Marina&type=Apartment&bedrooms=2'],
] as const;

const textOf = (html: string): string =>
  html
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&');
const read = async (path: string): Promise<string> => (await fetch(siteUrl() + path)).text();

/** Links with a number of listings in their text. */
const promisesIn = (html: string): { href: string; promised: number }[] =>
  [...html.matchAll(/<a [^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/gs)].flatMap(([, href = '', inner = '']) => {
    const [, count] = /([\d,]+) propert/.exec(textOf(inner)) ?? [];
    return count === undefined
      ? []
      : [{ href: href.replaceAll('&amp;', '&'), promised: Number(count.replaceAll(',', '')) }];
  });

describe('a visitor who takes a wrong turn', () => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    browser = await sharedBrowser();
    page = await newVisitor(browser, { width: 375 });
  });

  const open = (path: string) => openHydrated(page, siteUrl() + path);
  const main = () => page.getByRole('main');

  it.each(EMPTY_SEARCHES)(
    'and finds nothing is led to %s, with as many homes as promised',
    async (_ways, path) => {
      const promises = promisesIn(await read(path));
      expect(promises.length).toBeGreaterThan(0);
      for (const { href, promised } of promises) {
        const [, total] = /of ([\d,]+) result/.exec(textOf(await read(href))) ?? [];
        expect([href, Number(total?.replaceAll(',', ''))]).toEqual([href, promised]);
      }
    },
  );

  it('and misspells a place is led to the one that was meant', async () => {
    await open('/buy?q=Marnia');
    await main().getByText('No Such Search Found').waitFor();
    await main().getByText('Did you mean:').waitFor();
    const place = main().getByRole('link', { name: /^Dubai Marina/ });
    const count = Number(/\d+/.exec(await place.innerText())?.[0]);
    await place.click();
    await page.waitForURL(/location=Dubai\+Marina/);
    await main()
      .getByText(`of ${String(count)} result`)
      .waitFor();
  });

  it.each(['/', '/buy?location=Dubai+Marina', '/rent'])(
    'and types the reference of a home into the box of %s finds it',
    async (path) => {
      const [home] = await listings(path === '/rent' ? 'rent' : 'sale');
      await open(path);
      const search = main().getByRole('combobox').first();
      await search.fill(home?.reference ?? '');
      await search.press('Enter');
      await page.waitForURL(/[?&]q=/);
      await main().getByText('Showing 1 - 1 of 1 result').waitFor();
      await eventually(() =>
        expect(main().locator('article h2 a').getAttribute('href')).resolves.toBe(`/${home?.pagelink ?? ''}`),
      );
    },
  );

  it('and turns the prices round can swap them', async () => {
    await open('/buy?minPrice=5000000&maxPrice=1000000');
    await main().getByRole('alert').waitFor();
    await main().getByRole('link', { name: 'Swap the two prices' }).click();
    await page.waitForURL(/minPrice=1000000&maxPrice=5000000/);
    await main().getByRole('alert').waitFor({ state: 'detached' });
  });

  it('and asks for a page beyond the last one gets the last one', async () => {
    await open('/rent?page=999');
    const last = Number(new URL(page.url()).searchParams.get('page'));
    expect(last).toBeGreaterThan(1);
    expect(last).toBeLessThan(999);
    await eventually(() => expect(main().locator('article').count()).resolves.toBeGreaterThan(0));
  });

  it.each([
    '/rent?page=1e9&maxPrice=99999999999999999999&q=%00%F0%9F%8F%A0',
    '/buy?q=%25_%5C%27%22%3Cscript%3E',
    '/%E0%A4%A',
    '/thankyou?subemail[]=a&pageUrl=%F0%9F%98%80',
  ])('whose address is garbled (%s) still gets a page', async (path) => {
    const answer = await fetch(siteUrl() + path);
    expect([200, 400, 404]).toContain(answer.status);
    expect((await answer.text()).match(/<h1[ >]/g)).toHaveLength(1);
  });

  it('whose filters are garbled can go on', async () => {
    const path = '/buy?page=-1&minPrice=abc&bedrooms=many&sort=nothing&type=Castle&featured=perhaps';
    const answer = await open(path);
    expect(answer?.status()).toBe(200);
    await eventually(() => expect(page.getByRole('heading', { level: 1 }).count()).resolves.toBe(1));
    await eventually(() => expect(fitsWindow(page)).resolves.toBe(true));
  });

  it('and clicks twice opens a home once, so that Back leads to the list', async () => {
    await open('/buy');
    await main().locator('article h2 a').first().dblclick();
    await page.waitForURL((url) => url.pathname !== '/buy');
    await main().getByRole('heading', { level: 1 }).waitFor();
    await page.goBack();
    await page.waitForURL('**/buy');
    await main()
      .getByText(/Showing 1 - /)
      .waitFor();
  });

  it('and loses the connection is told so, and goes on where it broke off', async () => {
    await open('/buy');
    await page.context().setOffline(true);
    await main().getByRole('navigation', { name: 'Pagination' }).getByRole('link', { name: 'Next' }).click();
    await main().getByRole('heading', { name: 'No connection' }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.context().setOffline(false);
    await main().getByRole('link', { name: 'Retry' }).click();
    await main()
      .getByText(/Showing 13 - /)
      .waitFor();
  });
});
