import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SearchResult } from '@manzil/contracts/listings/search';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../browser.js';
import { seriousFindings } from '../forms.js';
import { siteUrl } from '../site.js';
import { asVisitor } from '../staff.js';
import { openBackend } from './sign-in.js';

describe('Properties and Feed', () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await launchBrowser();
    page = await openBackend(browser);
  });
  afterAll(() => browser.close());

  const open = async (path: string, title: string): Promise<void> => {
    await page.goto(siteUrl() + path);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
  };
  const found = async (search: string): Promise<SearchResult> =>
    (await (await asVisitor(`/api/properties?${search}`)).json()) as SearchResult;
  const shown = (): Promise<string[]> =>
    page.getByRole('table', { name: 'Properties' }).locator('tbody td:first-child').allInnerTexts();

  it('searches listings into the address, which shows the same again', async () => {
    await open('/backend/properties', 'Properties');
    await page.getByLabel('Search', { exact: true }).fill('marina');
    await page.getByLabel('For', { exact: true }).selectOption('rent');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.waitForURL(/q=marina.*adType=rent/);
    const { items } = await found('adType=rent&q=marina');
    await page.getByText(items[0]?.reference ?? '', { exact: true }).waitFor();
    expect(await shown()).toEqual(items.map(({ reference }) => reference));
    await page.reload();
    await page.getByText(items[0]?.reference ?? '', { exact: true }).waitFor();
    expect(await page.getByLabel('Search', { exact: true }).inputValue()).toBe('marina');
  });

  it('pages through all listings, and says when there are none', async () => {
    await open('/backend/properties', 'Properties');
    await page.getByRole('link', { name: 'Next' }).click();
    const { items } = await found('adType=sale&page=2');
    await page.getByText(items[0]?.reference ?? '', { exact: true }).waitFor();
    expect(await shown()).toEqual(items.map(({ reference }) => reference));
    await open('/backend/properties?q=nowhere-at-all', 'Properties');
    await page.getByText('No result found!').waitFor();
  });

  it('shows a listing with its agent and where it came from', async () => {
    const [first] = (await found('adType=sale')).items;
    await open(`/backend/properties/${first?.pagelink ?? ''}`, first?.name || (first?.title ?? ''));
    await page.getByRole('heading', { name: 'Agent' }).waitFor();
    await page.getByText('Reference in the feed').waitFor();
    await open('/backend/properties/no-such-listing', 'Properties');
    await page.getByRole('alert').waitFor();
  });

  it.each(['/backend/properties', '/backend/feed'])(
    '%s has no serious finding in both themes',
    async (path) => {
      await open(path, path.endsWith('feed') ? 'Feed' : 'Properties');
      expect(await seriousFindings(page)).toEqual([]);
      await page.getByRole('button', { name: /^(Light|Dark)$/ }).click();
      expect(await seriousFindings(page)).toEqual([]);
    },
  );
});
