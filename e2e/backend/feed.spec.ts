import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { SearchResult } from '@manzil/contracts/listings/search';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../browser.js';
import { eventually } from '../eventually.js';
import { siteUrl } from '../site.js';
import { asAdmin, asVisitor, json } from '../staff.js';
import { FeedFile, valueIn, withValue } from '../feed-file.js';
import { findingsInBothThemes, openSignedIn } from './sign-in.js';

/** Reading some hundred listings, with whatever else this machine does. */
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
  const changesOf = (listing: string) =>
    page.getByRole('table', { name: 'Changes' }).getByRole('row').filter({ hasText: listing });
  const publicPrice = async (): Promise<number | null | undefined> => {
    const answer = await asVisitor(`/api/properties?adType=sale&q=${reference}`);
    return ((await answer.json()) as SearchResult).items[0]?.price;
  };
  const total = async (): Promise<number> => {
    const answer = await asVisitor('/api/properties?adType=sale');
    return ((await answer.json()) as SearchResult).total;
  };

  beforeAll(async () => {
    browser = await launchBrowser();
    page = await openSignedIn(browser, '/backend/feed');
  });
  afterEach(() => {
    feed.restore();
  });
  afterAll(async () => {
    await (
      await asAdmin()
    )('/api/data');
    await browser.close();
  });

  it('shows what a dry run would change, field by field, and changes nothing', async () => {
    feed.write([withValue(first, 'Price', '799000'), ...others]);
    await begin('Dry run');
    await says('Read to the end: nothing on the site has changed');
    const row = changesOf(reference);
    await row.getByText('799,000').first().waitFor();
    await eventually(() =>
      expect(row.locator('del').first().innerText()).resolves.toBe(price.toLocaleString('en')),
    );
    expect(await publicPrice()).toBe(price);
    await page.getByRole('link', { name: 'All updates' }).click();
    await page.getByText('Done (dry run)').first().waitFor();
  });

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
    await page
      .getByRole('dialog', { name: 'Update Properties' })
      .getByText('Data is updated!')
      .first()
      .waitFor(LONG);
    expect(await publicPrice()).toBe(798_000);
    feed.restore();
    await begin('Update now');
    await says('Data is updated!');
    expect(await publicPrice()).toBe(price);
  });

  it('names the later updates that a roll back undoes', async () => {
    feed.write([withValue(first, 'Price', '801000'), ...others]);
    await begin('Update now');
    await says('Data is updated!');
    const earlier = page.url();
    feed.write([withValue(first, 'Price', '802000'), ...others]);
    await begin('Update now');
    await says('Data is updated!');
    await page.goto(earlier);
    await button('Roll back').click();
    await page.getByRole('dialog').getByText('One later update is undone as well:').waitFor();
    await confirm('Roll back');
    await says('The listings are as they were before');
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

  it('puts what was held back on the site when it is approved; what is missing is marked first', async () => {
    const before = await total();
    feed.write(feed.records.slice(0, 200));
    await begin('Update now');
    await says('Held back: nothing on the site has changed');
    await button('Approve').click();
    await confirm('Approve');
    await says('Data is updated!');
    await report()
      .getByText(/^Approved by /)
      .waitFor();
    await page.getByText(/listings are missing from the feed for the first time/).waitFor();
    await page.getByLabel('Show', { exact: true }).selectOption({ label: 'Missing, removed next time' });
    await page
      .getByRole('table', { name: 'Changes' })
      .getByText('Missing, removed next time')
      .first()
      .waitFor();
    expect(await total()).toBe(before);
  });

  it('lists what could not be read, and hands all of it over as a file', async () => {
    feed.write([withValue(first, 'Price', 'ask the owner'), ...others]);
    await begin('Dry run');
    await says('Read to the end: nothing on the site has changed');
    const problems = page.getByRole('region', { name: 'What could not be read' });
    await problems.getByPlaceholder('Search by reference, field or reason').fill('ask the owner');
    await problems.getByRole('row').filter({ hasText: reference }).waitFor();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      problems.getByRole('link', { name: /as CSV$/ }).click(),
    ]);
    const chunks: Buffer[] = [];
    for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).toString()).toContain('ask the owner');
  });

  it('cancels an update that is still reading', async () => {
    const before = await total();
    const many = Array.from(
      { length: 80_000 },
      (_, number) =>
        `  <Listing>\n    <Ad_Type>Sale</Ad_Type>\n    <Unit_Type>Villa</Unit_Type>\n    <Property_Title>Villa ${number}</Property_Title>\n    <Emirate>Dubai</Emirate>\n    <Community>Far away</Community>\n    <Property_Ref_No>MANY-${number}</Property_Ref_No>\n    <Price>5000000</Price>\n  </Listing>\n`,
    );
    feed.write([...feed.records, ...many]);
    await begin('Update now');
    await button('Cancel update').click();
    await confirm('Cancel update');
    await says('Cancelled: nothing on the site has changed');
    expect(await total()).toBe(before);
  });

  it('can be used by everybody in both themes, and says when a run is unknown', async () => {
    const call = await asAdmin();
    await call('/api/feed/runs', json('POST', { dryRun: true }));
    await page.goto(`${siteUrl()}/backend/feed`);
    await page.getByRole('table', { name: 'Updates' }).waitFor();
    expect(await findingsInBothThemes(page)).toEqual([]);
    await page.goto(`${siteUrl()}/backend/feed/${crypto.randomUUID()}`);
    await page.getByRole('alert').waitFor();
  });
});
