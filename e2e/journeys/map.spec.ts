import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ListingMap } from '@manzil/contracts/listings/map-area';
import type { ListingCard } from '@manzil/contracts/listings/property';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { sharedBrowser } from '../browser.js';
import { eventually } from '../eventually.js';
import { newVisitor } from '../forms.js';
import { openHydrated } from '../open-hydrated.js';
import { siteUrl } from '../site.js';

const UAE = '51,22.5,57,26.5';

const read = async <T>(path: string): Promise<T> => (await (await fetch(siteUrl() + path)).json()) as T;
const totalOf = async (search: string): Promise<number> =>
  (await read<{ total: number }>(`/api/properties?${search}`)).total;

describe('the map of a list', () => {
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  let foreign: string[];
  beforeAll(async () => {
    browser = await sharedBrowser();
  });
  beforeEach(async () => {
    // Without a GPU the map is rendered on the CPU; half the pixel density is a quarter of the work.
    page = await newVisitor(browser, { baseURL: siteUrl(), width: 1440, deviceScaleFactor: 0.5 });
    context = page.context();
    foreign = [];
    // Blocks and records all requests to other sites.
    await context.route(
      (url) => url.protocol.startsWith('http') && url.origin !== siteUrl(),
      (route) => {
        foreign.push(route.request().url());
        return route.abort();
      },
    );
  });
  afterEach(async () => {
    await context.close();
    expect(foreign).toEqual([]);
  });

  const map = () => page.getByRole('region', { name: 'Map of homes' });
  const pins = () => map().getByRole('button', { name: /: show (?:it|them)/ });
  const query = () => new URL(page.url()).searchParams;
  const open = async (path: string): Promise<void> => {
    await openHydrated(page, path);
    await map().getByText('on this part of the map').waitFor();
    await pins().first().waitFor();
  };

  it('shows as many homes as the list of the same part has', async () => {
    for (const filters of ['adType=sale', 'adType=rent&bedrooms=2', 'adType=sale&circle=55.27,25.19,6']) {
      const { total, unplaced } = await read<ListingMap>(`/api/listing-map?${filters}&bounds=${UAE}`);
      expect(total).toBe(await totalOf(`${filters}&bounds=${UAE}`));
      if (!filters.includes('circle')) expect(total + unplaced).toBe(await totalOf(filters));
    }
  });

  it('loads its library and its data when it is asked for, at most 400 kB of scripts and 170 kB of data, keeps the filters, and Back leads to the list', async () => {
    const sizes = new Map<string, number>();
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.startsWith('/assets/')) sizes.set(pathname, Number(response.headers()['content-length']));
    });
    await openHydrated(page, '/buy?bedrooms=2');
    await page.waitForLoadState('load');
    const before = new Set(sizes.keys());
    await page.getByRole('link', { name: 'Map', exact: true }).click();
    await pins().first().waitFor();
    const sumOf = (name: RegExp): number =>
      [...sizes]
        .filter(([path]) => !before.has(path) && name.test(path))
        .reduce((sum, [, size]) => sum + size, 0);
    const scripts = sumOf(/\.js$/);
    expect(scripts).toBeGreaterThan(150_000);
    expect(scripts).toBeLessThanOrEqual(400_000);
    expect(sumOf(/json$/)).toBeLessThanOrEqual(170_000);

    expect([query().get('view'), query().get('bedrooms')]).toEqual(['map', '2']);
    await page.getByLabel('Property type', { exact: true }).selectOption('Apartment');
    await page.waitForURL(/type=Apartment/);
    expect(query().get('view')).toBe('map');
    await page.goBack();
    await page.goBack();
    await page.waitForURL((url) => !url.searchParams.has('view'));
    await map().waitFor({ state: 'detached' });
  });

  it('narrows the list to the part that is in sight or to a drawn area, and says so in the address and a chip', async () => {
    await open('/buy?view=map');
    const box = await page.locator('.maplibregl-canvas').boundingBox();
    if (box === null) throw new Error('The map has no size');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 3];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 40, y + 30, { steps: 8 });
    await page.mouse.up();
    await map().getByRole('button', { name: 'Search this area' }).click();
    await page.waitForURL(/bounds=/);
    const total = await totalOf(`adType=sale&bounds=${query().get('bounds') ?? ''}`);
    await page
      .getByRole('heading', { level: 1 })
      .getByText(`${String(total)} propert`)
      .waitFor();
    await page.getByRole('link', { name: 'Remove filter: Part of the map' }).click();
    await page.waitForURL((url) => !url.searchParams.has('bounds'));
    expect(query().get('view')).toBe('map');

    await map().getByRole('button', { name: 'Draw an area' }).click();
    await eventually(() =>
      expect(map().getByRole('button', { name: 'Done' }).isDisabled()).resolves.toBe(true),
    );
    const canvas = page.locator('.maplibregl-canvas');
    for (const [x, y] of [
      [120, 130],
      [520, 150],
      [480, 390],
      [100, 380],
    ] as const)
      await canvas.click({ position: { x, y }, force: true });
    await map().getByRole('button', { name: 'Undo corner' }).click();
    await map().getByRole('button', { name: 'Done' }).click();
    await page.waitForURL(/polygon=/);
    const polygon = query().get('polygon') ?? '';
    expect(polygon.split(';')).toHaveLength(3);
    const drawnTotal = await totalOf(`adType=sale&polygon=${encodeURIComponent(polygon)}`);
    await page
      .getByRole('heading', { level: 1 })
      .getByText(`${String(drawnTotal)} propert`)
      .waitFor();
    await page.getByRole('link', { name: 'Remove filter: Drawn area' }).waitFor();

    // With the keyboard: arrow keys move the map, and Enter adds its centre as a corner.
    await map().getByRole('button', { name: 'Draw an area' }).click();
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft']) {
      await page.locator('.maplibregl-canvas').press(key);
      await map().getByRole('button', { name: 'Add centre as corner' }).press('Enter');
    }
    await eventually(() =>
      expect(map().getByRole('button', { name: 'Done' }).isEnabled()).resolves.toBe(true),
    );
  });

  it('marks the pin of the home that the list points at, and the home of a pin; by keyboard, pins open the homes at an address, Escape closes them, a distance narrows the list', async () => {
    const { items } = await read<{ items: ListingCard[] }>(`/api/properties?adType=sale&bounds=${UAE}`);
    await open(`/buy?view=map&q=${items[0]?.reference ?? ''}`);
    await page.locator('article').first().hover();
    await page.locator('.maplibregl-marker[data-marked]').waitFor();
    await pins().hover();
    await page.locator('article[data-on-map]').waitFor();
    await pins().focus();
    await page.keyboard.press('Enter');
    const here = map().getByRole('region', { name: 'Homes at this address' });
    await here.getByRole('article').waitFor();
    await eventually(() =>
      expect(
        here.getByRole('button', { name: 'Close' }).evaluate((each) => each.matches(':focus')),
      ).resolves.toBe(true),
    );
    await page.keyboard.press('Escape');
    await here.waitFor({ state: 'detached' });
    await map().getByLabel('Within … of the map centre').selectOption('5');
    await page.waitForURL(/circle=/);
    await page.getByRole('link', { name: 'Remove filter: Within 5 km' }).waitFor();
  });

  it('shows stations, schools and prices as layers that the address keeps, and the prices as a table; is above the list on a telephone', async () => {
    const { communities } = await read<{ communities: { count: number }[] }>(
      '/api/community-prices?adType=sale',
    );
    await open('/buy?view=map');
    await map().getByText('Layers', { exact: true }).click();
    await map().getByRole('checkbox', { name: 'Stations' }).check();
    await page.waitForURL(/layers=stations/);
    await map().getByRole('checkbox', { name: 'Private schools' }).check();
    await map().getByRole('checkbox', { name: 'Price per sq ft' }).check();
    await page.waitForURL(({ searchParams }) => searchParams.get('layers') === 'stations,schools,prices');
    await map().getByText('As a table').click();
    await map().getByRole('row').first().waitFor();
    await eventually(() => expect(map().getByRole('row').count()).resolves.toBe(communities.length + 1));
    for (const credit of ['Roads and Transport Authority', 'Knowledge and Human Development Authority'])
      await map().getByText(credit).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Rent', exact: true }).first().click();
    await page.waitForURL(/\/rent\?.*layers=/);
    // The URL changes before the map of the other page is mounted; its menu is closed.
    await map().getByRole('checkbox', { name: 'Stations' }).waitFor({ state: 'hidden' });
    await map().getByText('Layers', { exact: true }).click();
    await map().getByText('As a table').waitFor();
    await map().getByRole('checkbox', { name: 'Stations' }).uncheck();
    await page.waitForURL(({ searchParams }) => searchParams.get('layers') === 'schools,prices');
    await map().getByText('Roads and Transport Authority').waitFor({ state: 'detached' });

    await page.setViewportSize({ width: 375, height: 800 });
    await eventually(async () => {
      const [top, list] = await Promise.all([
        map().boundingBox(),
        page.locator('article').first().boundingBox(),
      ]);
      expect((top?.y ?? 0) + (top?.height ?? 0)).toBeLessThanOrEqual(list?.y ?? 0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    });
  });

  it('says where it cannot be drawn that the list has all homes, also without scripts', async () => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await openHydrated(page, '/buy?view=map');
    await page.getByText('This browser can’t show the map.').waitFor();
    await page.locator('article').first().waitFor();
    const plain = await browser.newContext({ javaScriptEnabled: false });
    const still = await plain.newPage();
    await still.goto(`${siteUrl()}/buy?view=map`);
    await eventually(() => expect(still.locator('article').count()).resolves.toBeGreaterThan(3));
    // `noscript` content is not visible in browsers under test, so the markup is checked.
    expect(await still.content()).toMatch(/<noscript><p[^>]*>The map needs JavaScript\./);
    await plain.close();
  });
});
