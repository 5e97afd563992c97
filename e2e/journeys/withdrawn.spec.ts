import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';
import { listings } from '../api.js';
import { sharedBrowser } from '../browser.js';
import { eventually } from '../eventually.js';
import { FeedFile, valueIn } from '../feed-file.js';
import { newVisitor, seriousFindings } from '../forms.js';
import { importFeed } from '../import-feed.js';
import { openHydrated } from '../open-hydrated.js';
import { siteUrl } from '../site.js';
import { asAdmin, asVisitor, json } from '../staff.js';

describe('a listing that its feed no longer has', () => {
  let browser: Browser;
  const feed = new FeedFile();
  beforeAll(async () => {
    browser = await sharedBrowser();
  });
  afterAll(async () => {
    feed.restore();
    await importFeed();
  });

  it('or that staff hide, is gone with its facts until they show it again', async () => {
    const [shown] = await listings('rent');
    const { id = 0, pagelink = '', reference = '' } = shown ?? {};
    const call = await asAdmin();
    const override = (overrides: { hidden?: true }): Promise<Response> =>
      call(`/api/properties/${String(id)}/overrides`, json('PUT', overrides));
    expect((await override({ hidden: true })).status).toBe(200);
    const gone = await asVisitor(`/${pagelink}`);
    expect(gone.status).toBe(410);
    const html = await gone.text();
    expect(html).toContain('This property is no longer available');
    expect(html).toContain(reference);
    expect((await override({})).status).toBe(200);
    expect((await asVisitor(`/${pagelink}`)).status).toBe(200);
  });

  it('is gone for search engines, and leads a visitor to similar ones', async () => {
    const shown = (await listings('sale')).at(-1);
    expect(shown).toBeDefined();
    const { pagelink = '', reference = '' } = shown ?? {};
    const others = feed.records.filter((record) => valueIn(record, 'Property_Ref_No') !== reference);
    expect(others).toHaveLength(feed.records.length - 1);
    feed.write(others);
    await importFeed();
    // A listing missing from one feed stays; missing from a second one, it is withdrawn.
    expect((await asVisitor(`/${pagelink}`)).status).toBe(200);
    feed.write([...others, '<!-- again -->']);
    await importFeed();
    expect((await asVisitor(`/${pagelink}`)).status).toBe(410);

    const page = await newVisitor(browser, { width: 375 });
    await openHydrated(page, `${siteUrl()}/${pagelink}`);
    const main = page.getByRole('main');
    await eventually(() =>
      expect(main.getByRole('heading', { level: 1 }).innerText()).resolves.toBe(
        'This property is no longer available',
      ),
    );
    await eventually(() => expect(main.innerText()).resolves.toContain(reference));
    await eventually(() =>
      expect(main.getByText(/^(?:Studio|\d+ beds?)$/).count()).resolves.toBeGreaterThan(0),
    );
    await eventually(() =>
      expect(page.locator('meta[name=robots]').getAttribute('content')).resolves.toContain('noindex'),
    );
    await eventually(() => expect(main.locator('article').count()).resolves.toBeGreaterThan(0));
    expect(await seriousFindings(page)).toEqual([]);
    await main.locator('article a').first().click();
    await page.waitForURL((url) => url.pathname !== `/${pagelink}`);
    await main.getByText('no longer available').waitFor({ state: 'detached' });
  });
});
