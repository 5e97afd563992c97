import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { SearchResult } from '@manzil/contracts/listings/search';
import type { Browser, Page } from 'playwright-core';
import { sharedBrowser } from '../browser.js';
import { eventually } from '../eventually.js';
import { siteUrl } from '../site.js';
import { asVisitor } from '../staff.js';
import { FeedFile, valueIn, withValue } from '../feed-file.js';
import { importFeed } from '../import-feed.js';
import { findingsInBothThemes, openSignedIn } from './sign-in.js';

/** Importing a few hundred listings on a machine that may be busy. */
const LONG = { timeout: 180_000 };

describe('the screen of the feed', () => {
  let browser: Browser;
  let page: Page;
  const feed = new FeedFile();
  const [first = '', ...others] = feed.records;
  const reference = valueIn(first, 'Property_Ref_No');
  const price = Number(valueIn(first, 'Price'));

  const report = () => page.getByRole('region', { name: 'Report' });
  const says = (words: string) => report().getByText(words).waitFor(LONG);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const confirm = (name: string) =>
    page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  const begin = async (name: 'Dry run' | 'Update now'): Promise<void> => {
    await page.goto(`${siteUrl()}/backend/feed`);
    await button(name).click();
    await page.waitForURL(/\/backend\/feed\/[\w-]{36}$/);
  };
  const publicPrice = async (): Promise<number | null | undefined> => {
    const answer = await asVisitor(`/api/properties?adType=sale&q=${reference}`);
    return ((await answer.json()) as SearchResult).items[0]?.price;
  };
  const total = async (): Promise<number> => {
    const answer = await asVisitor('/api/properties?adType=sale');
    return ((await answer.json()) as SearchResult).total;
  };

  beforeAll(async () => {
    browser = await sharedBrowser();
    page = await openSignedIn(browser, '/backend/feed');
  });
  afterEach(() => {
    feed.restore();
  });
  afterAll(importFeed);

  it('updates the site, and rolls it back after saying what will happen', async () => {
    feed.write([withValue(first, 'Price', '799000'), ...others]);
    await begin('Update now');
    await says('Data is updated!');
    expect(await publicPrice()).toBe(799_000);
    await button('Roll back').click();
    await page
      .getByRole('dialog')
      .getByText(/go back to how they were before this update/)
      .waitFor();
    await confirm('Cancel');
    expect(await publicPrice()).toBe(799_000);
    const updated = page.url();
    await button('Roll back').click();
    await confirm('Roll back');
    await page.waitForURL((url) => url.href !== updated);
    await says('The listings are as they were before');
    expect(await publicPrice()).toBe(price);
    await page.goto(updated);
    await says('Rolled back: what it did was undone later');
    await eventually(() => expect(button('Roll back').count()).resolves.toBe(0));
  });

  it('‘Update Properties’ asks for `GET /api/data` and says that the data is updated once it is', async () => {
    feed.write([withValue(first, 'Price', '798000'), ...others]);
    await page.goto(`${siteUrl()}/backend`);
    const asked = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/data');
    await button('Update Properties').click();
    expect((await asked).method()).toBe('GET');
    await page.getByRole('alertdialog', { name: 'Data is updated!' }).waitFor(LONG);
    expect(await publicPrice()).toBe(798_000);
    feed.restore();
    await begin('Update now');
    await says('Data is updated!');
    expect(await publicPrice()).toBe(price);
  });

  it('holds an update back that would empty the site, says why, and discards it', async () => {
    const before = await total();
    feed.write(feed.records.slice(0, 40));
    await begin('Update now');
    await says('Held back: nothing on the site has changed');
    await report()
      .getByText(/live listings are not in the feed/)
      .waitFor();
    expect(await total()).toBe(before);
    expect(await findingsInBothThemes(page)).toEqual([]);
    await button('Discard').click();
    await confirm('Discard');
    await says('Discarded: nothing on the site has changed');
    await report()
      .getByText(/^Discarded by /)
      .waitFor();
    await eventually(() => expect(button('Approve').count()).resolves.toBe(0));
    expect(await total()).toBe(before);
  });
});
