import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { listings } from '../api.js';
import { launchBrowser } from '../browser.js';
import { newVisitor, seriousFindings } from '../forms.js';
import { siteUrl } from '../site.js';
import { asAdmin, asVisitor } from '../staff.js';

/** The feed of the product under test, which this journey may change. */
function feedFile(): string {
  const path = process.env.E2E_FEED_FILE;
  if (path === undefined) throw new Error('E2E_FEED_FILE is not set: run the journeys through `npm test`');
  return path;
}

const without = (feed: string, reference: string): string =>
  feed
    .split(/(?=<Listing>)/)
    .filter((part) => !part.includes(`<Property_Ref_No>${reference}<`))
    .join('');

describe('a listing that its feed no longer has', () => {
  let browser: Browser;
  const whole = readFileSync(feedFile(), 'utf8');
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await read(whole);
    await browser.close();
  });

  async function read(feed: string): Promise<void> {
    writeFileSync(feedFile(), feed);
    const call = await asAdmin();
    const answer = await call('/api/data');
    expect([200, 202]).toContain(answer.status);
    const { runId } = (await answer.json()) as { runId: string };
    for (let state = ''; state !== 'done';) {
      ({ state } = (await (await call(`/api/feed/runs/${runId}`)).json()) as { state: string });
      expect(['failed', 'quarantined', 'cancelled']).not.toContain(state);
    }
  }

  it('is gone for search engines, and leads a visitor to similar ones', async () => {
    const shown = (await listings('sale')).at(-1);
    expect(shown).toBeDefined();
    const { pagelink = '', reference = '' } = shown ?? {};
    const feed = without(whole, reference);
    await read(feed);
    // Missing once, a listing stays: the second feed without it takes it away.
    expect((await asVisitor(`/${pagelink}`)).status).toBe(200);
    await read(`${feed}<!-- again -->`);
    expect((await asVisitor(`/${pagelink}`)).status).toBe(410);

    const page = await newVisitor(browser, { width: 375 });
    await page.goto(`${siteUrl()}/${pagelink}`, { waitUntil: 'networkidle' });
    const main = page.getByRole('main');
    expect(await main.getByRole('heading', { level: 1 }).innerText()).toBe(
      'This property is no longer available',
    );
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
    expect(await main.locator('article').count()).toBeGreaterThan(0);
    expect(await seriousFindings(page)).toEqual([]);
    await main.locator('article a').first().click();
    await page.waitForURL((url) => url.pathname !== `/${pagelink}`);
    await main.getByText('no longer available').waitFor({ state: 'detached' });
  });
});
