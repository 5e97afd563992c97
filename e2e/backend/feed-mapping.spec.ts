import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FeedMapping } from '@manzil/contracts/listings/feed-mapping';
import type { Browser, Page } from 'playwright-core';
import { sharedBrowser } from '../browser.js';
import { eventually } from '../eventually.js';
import { siteUrl } from '../site.js';
import { asAdmin, json } from '../staff.js';
import { FeedFile } from '../feed-file.js';
import { findingsInBothThemes, openSignedIn } from './sign-in.js';

const CSV = [
  'Ref;Art;Objekt;Kosten;Zimmer;Name;Etage',
  'MAP-1;Sale;Villa;5 000 000;4;Home by the sea;7',
  'MAP-2;Rent;Apartment;120000;viele;Flat in town;8',
  'MAP-3;Tausch;Villa;1;2;Neither;9',
  '',
].join('\n');
const MAPPED = {
  ref: 'Reference',
  art: 'Sale or rent',
  objekt: 'Type',
  kosten: 'Price',
  zimmer: 'Bedrooms',
  name: 'Title',
};

describe('the columns of a feed', () => {
  let browser: Browser;
  let page: Page;
  const feed = new FeedFile();
  const mapping = '/api/feed/mappings/primary';
  const stored = async (): Promise<FeedMapping> =>
    (await (await (await asAdmin())(mapping)).json()) as FeedMapping;
  const store = async (fields: object, values: object = {}): Promise<void> => {
    const { version } = await stored();
    await (
      await asAdmin()
    )(mapping, json('PUT', { fields, values, expectedVersion: version }));
  };
  const choose = (column: string, words: string) =>
    page.getByLabel(`What ${column} is`).selectOption({ label: words });
  const upload = async (): Promise<void> => {
    const file = { name: 'units.csv', mimeType: 'text/csv', buffer: Buffer.from(CSV) };
    await page.getByLabel('Or a file').setInputFiles(file);
    await page.getByRole('table', { name: 'Columns' }).getByText('MAP-1 · MAP-2 · MAP-3').waitFor();
  };
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  beforeAll(async () => {
    browser = await sharedBrowser();
    await store({});
    page = await openSignedIn(browser, '/backend/feed');
    await page.getByRole('link', { name: 'Columns' }).click();
    await page.getByRole('heading', { level: 1, name: 'Columns and values of the feed' }).waitFor();
  });
  afterAll(async () => {
    feed.restore();
    await store({});
  });

  it('are mapped with a sample at hand that lists every value that cannot be read', async () => {
    await upload();
    await page.getByText(/^7 columns are not assigned yet/).waitFor();
    for (const [column, words] of Object.entries(MAPPED)) await choose(column, words);
    await page.getByText(/^1 column is not assigned yet/).waitFor();
    const sample = page.getByRole('table', { name: 'Sample' });
    await sample.getByRole('row').filter({ hasText: 'MAP-1' }).getByText('AED 5,000,000').waitFor();
    await sample.getByRole('row').filter({ hasText: 'MAP-3' }).getByText('Would be left out').waitFor();
    const unread = page.getByRole('table', { name: 'Unread values' });
    await unread.getByText('"viele" is not understood').waitFor();
    await unread.getByText('"Tausch" is neither sale nor rent').waitFor();
    await choose('etage', 'Ignored');
    await page.getByText('Every column is assigned or ignored.').waitFor();
    expect(await findingsInBothThemes(page)).toEqual([]);
    await button('Save mapping').click();
    await page.getByText('The mapping is saved. The next update will use it.').waitFor();
    await page.reload();
    await page.getByText(/^Version \d+ for “primary”, saved by/).waitFor();
    await eventually(() => expect(page.getByLabel('What kosten is').inputValue()).resolves.toBe('price'));
  });

  it('are read by the next update', async () => {
    feed.replace(CSV);
    await page.goto(`${siteUrl()}/backend/feed`);
    await button('Dry run').click();
    await page.getByRole('region', { name: 'Where and when' }).getByText('csv').waitFor();
    const changes = page.getByRole('table', { name: 'Changes' });
    await changes.getByRole('row').filter({ hasText: 'Home by the sea' }).getByText('Added').waitFor();
    feed.restore();
  });
});
