import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { listings } from '../api.js';
import { launchBrowser } from '../browser.js';
import { eventually } from '../eventually.js';
import { fitsWindow } from '../fits-window.js';
import { newVisitor, seriousFindings } from '../forms.js';
import { openHydrated } from '../open-hydrated.js';
import { siteUrl } from '../site.js';

describe('a visitor who takes a wrong turn', () => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    browser = await launchBrowser();
  });
  beforeEach(async () => {
    page = await newVisitor(browser, { width: 375 });
  });
  afterEach(() => page.context().close());
  afterAll(() => browser.close());

  const open = (path: string) => openHydrated(page, siteUrl() + path);
  const main = () => page.getByRole('main');
  const total = async () => Number(/of (\d+) result/.exec(await main().innerText())?.[1]);

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

  it('and looks for nonsense is offered the largest communities, without a serious finding', async () => {
    await open(`/buy?q=${'w'.repeat(600)}`);
    await main().getByText('Communities with most homes:').waitFor();
    await eventually(() => expect(fitsWindow(page)).resolves.toBe(true));
    expect(await seriousFindings(page)).toEqual([]);
  });

  it('and types a piece of a reference finds nothing, and its beginning or the whole of it the homes', async () => {
    await open('/buy?q=s-1000');
    await main().getByText('No Such Search Found').waitFor();
    for (const typed of ['mzs1000', 'mz s 1000', 'MZ-S-1000']) {
      await open(`/buy?q=${encodeURIComponent(typed)}`);
      await eventually(() => expect(total()).resolves.toBe(1));
    }
    await open('/buy?q=mzs10');
    await eventually(() => expect(total()).resolves.toBeGreaterThan(1));
  });

  it('and finds nothing in a place is led to the homes nearby, as many as promised', async () => {
    const counts = async (query: string): Promise<string[]> => {
      const response = await fetch(`${siteUrl()}/api/properties?adType=sale${query}`);
      const { facets } = (await response.json()) as { facets: { place: { value: string }[] } };
      return facets.place.map(({ value }) => value);
    };
    const [all, some] = [await counts(''), await counts('&type=Villa&bedrooms=3')];
    const empty = all.filter((place) => !some.includes(place));
    let led = 0;
    for (const location of empty.slice(0, 12)) {
      await open(`/buy?${new URLSearchParams({ location, type: 'Villa', bedrooms: '3' }).toString()}`);
      const nearby = main().getByRole('link', { name: /^In .* instead/ });
      if ((await nearby.count()) === 0) continue;
      const promised = Number(/(\d+) propert/.exec(await nearby.first().innerText())?.[1]);
      await nearby.first().click();
      await main()
        .getByText(`of ${String(promised)} result`)
        .waitFor();
      led += 1;
      if (led === 2) break;
    }
    expect(led).toBeGreaterThan(0);
    await eventually(() => expect(fitsWindow(page)).resolves.toBe(true));
  });

  it('and narrows the page of a place to nothing is led on as from any list', async () => {
    await open('/buy/dubai-marina/apartments?bedrooms=6&maxPrice=750000');
    await main().getByText('No result found!').waitFor();
    const way = main()
      .getByRole('link', { name: /\d+ propert/ })
      .first();
    const promised = Number(/(\d+) propert/.exec(await way.innerText())?.[1]);
    await way.click();
    await main()
      .getByText(`of ${String(promised)} result`)
      .waitFor();
  });

  it('and wants too much at once is told what to leave out, and how many homes that gives', async () => {
    await open('/buy?type=Villa&bedrooms=4&maxPrice=750000');
    await main().getByText('No result found!').waitFor();
    const way = main().getByRole('link', { name: /^Without “Up to AED 750,000”/ });
    const count = Number(/(\d+) propert/.exec(await way.innerText())?.[1]);
    await way.click();
    await page.waitForURL((url) => !url.search.includes('maxPrice'));
    await main()
      .getByText(/Showing 1 - /)
      .waitFor();
    await eventually(() => expect(total()).resolves.toBe(count));
  });

  it('and typed a place and a price that do not go together is led to a place and a price that do', async () => {
    await open('/buy?q=4+bed+villa+dubai+marina+under+3m');
    const way = main()
      .getByRole('link', { name: /^In .* instead, up to AED [\d,]+/ })
      .first();
    const count = Number(/(\d+) propert/.exec(await way.innerText())?.[1]);
    expect(count).toBeGreaterThan(0);
    await way.click();
    await page.waitForURL((url) => Number(url.searchParams.get('maxPrice')) > 3_000_000);
    await main()
      .getByText(/Showing 1 - /)
      .waitFor();
    await eventually(() => expect(total()).resolves.toBe(count));
  });

  it('and offers too little is told the nearest price with a home, and how many homes that gives', async () => {
    await open('/buy?type=Villa&bedrooms=4&maxPrice=750000');
    await main().getByText('There are homes if you change the price:').waitFor();
    const way = main().getByRole('link', { name: /^Up to AED [\d,]+ instead/ });
    const count = Number(/(\d+) propert/.exec(await way.innerText())?.[1]);
    expect(count).toBeGreaterThan(0);
    await way.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => Number(url.searchParams.get('maxPrice')) > 750_000);
    await main()
      .getByText(/Showing 1 - /)
      .waitFor();
    await eventually(() => expect(total()).resolves.toBe(count));
    await eventually(() => expect(fitsWindow(page)).resolves.toBe(true));
  });

  it('and wants three things that nothing has is told which two to leave out', async () => {
    await open('/rent?type=Villa&bedrooms=0&minArea=90000');
    await main().getByText('There are homes if you leave out two filters:').waitFor();
    const way = main()
      .getByRole('link', { name: /^Without .+ and / })
      .first();
    const count = Number(/(\d+) propert/.exec(await way.innerText())?.[1]);
    await way.click();
    await page.waitForURL((url) => [...url.searchParams].length === 1);
    await main()
      .getByText(/Showing 1 - /)
      .waitFor();
    await eventually(() => expect(total()).resolves.toBe(count));
  });

  it('and looks in a known place for a home that it has not got keeps the place', async () => {
    await open('/buy?location=Dubai+Marina&type=Villa');
    await main()
      .getByRole('link', { name: /^Without “Villa”/ })
      .waitFor();
    expect(new URL(page.url()).search).toBe('?location=Dubai+Marina&type=Villa');
  });

  it('and is left with hardly a home is told the same below it', async () => {
    await open('/buy?location=Dubai+Marina&type=Apartment&bedrooms=2');
    await main().getByText('More homes if you leave out one filter:').waitFor();
    const shown = await total();
    const way = main().getByRole('link', { name: /^Without “2 beds”/ });
    expect(Number(/(\d+) propert/.exec(await way.innerText())?.[1])).toBeGreaterThan(shown);
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
    '/buy?page=-1&minPrice=abc&bedrooms=many&sort=nothing&type=Castle&featured=perhaps',
    '/rent?page=1e9&maxPrice=99999999999999999999&q=%00%F0%9F%8F%A0',
    '/buy?q=%25_%5C%27%22%3Cscript%3E',
    '/%E0%A4%A',
    '/thankyou?subemail[]=a&pageUrl=%F0%9F%98%80',
  ])('whose address is garbled (%s) still gets a page', async (path) => {
    const answer = await open(path);
    expect([200, 400, 404]).toContain(answer?.status());
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
