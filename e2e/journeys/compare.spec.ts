import { beforeAll, describe, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { listings } from '../api.js';
import { sharedBrowser } from '../browser.js';
import { eventually } from '../eventually.js';
import { newVisitor } from '../forms.js';
import { openHydrated } from '../open-hydrated.js';
import { siteUrl } from '../site.js';

describe('homes side by side', () => {
  let browser: Browser;
  let page: Page;
  let homes: { id: number; pagelink: string; name: string }[];

  beforeAll(async () => {
    browser = await sharedBrowser();
    homes = (await listings('sale')).slice(0, 5).map(({ id, pagelink, name }) => ({ id, pagelink, name }));
    page = await newVisitor(browser, { width: 1440 });
    await page.context().addInitScript((saved) => {
      localStorage.setItem('favourites', JSON.stringify(saved));
    }, homes);
  });

  const shows = async (count: number): Promise<void> => {
    const columns = page.getByRole('table').getByRole('columnheader');
    await columns.nth(count - 1).waitFor();
    await columns.nth(count).waitFor({ state: 'detached' });
  };
  const link = (name: string | RegExp) => page.getByRole('main').getByRole('link', { name });
  const path = (count: number) =>
    `/compare?homes=${homes
      .slice(0, count)
      .map(({ pagelink }) => pagelink)
      .join(',')}`;

  it('begin with the four saved last, and one of them can be exchanged for another', async () => {
    await openHydrated(page, `${siteUrl()}/favourites`);
    await link('Compare the last four saved').click();
    await page.waitForURL(/\/compare\?homes=/);
    await shows(4);
    await page.getByText('You can compare up to four homes. Remove one to add another.').waitFor();

    const [first] = homes;
    await link(`Remove ${first?.name ?? ''} from the comparison`)
      .first()
      .click();
    await page.waitForURL((url) => !url.search.includes(first?.pagelink ?? ''));
    await shows(3);
    await link(`Add ${homes[4]?.name ?? ''} to the comparison`)
      .first()
      .click();
    await page.waitForURL((url) => url.search.includes(homes[4]?.pagelink ?? ''));
    await shows(4);
    await page.goBack();
    await page.waitForURL((url) => !url.search.includes(homes[4]?.pagelink ?? ''));
    await shows(3);
  });

  it('need no script, can be limited to what differs, and scroll within the table on a telephone', async () => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 375, height: 800 },
    });
    const plain = await context.newPage();
    await plain.goto(siteUrl() + path(3));
    const lines = plain.locator('tbody tr');
    const all = await lines.count();
    const differing = await plain.locator('tbody tr[data-differs]').count();
    expect(differing).toBeGreaterThan(0);
    expect(differing).toBeLessThan(all);
    await plain.getByText(`${String(differing)} of ${String(all)} rows differ`).waitFor();
    await plain.getByRole('link', { name: 'Show only differences' }).click();
    await eventually(() => expect(lines.count()).resolves.toBe(differing));
    const wide = await plain.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(375);
    await context.close();
  });

  it('name the ones that there are not, and show the others', async () => {
    await openHydrated(page, `${siteUrl()}${path(2)},no-such-home`);
    await page.getByText('There is no home at /no-such-home.').waitFor();
    await shows(2);
  });
});
