import { mkdtempSync, writeFileSync } from 'node:fs';
import { chmod, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePort } from '@manzil/local-servers/ports';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { startStack } from '../../scripts/lib/stack.mjs';
import { sharedBrowser } from '../browser.js';
import { eventually } from '../eventually.js';
import { fitsWindow } from '../fits-window.js';
import { newVisitor, seriousFindings } from '../forms.js';
import { openHydrated } from '../open-hydrated.js';

/** What a page shows in place of a missing value. */
const HOLE = /undefined|null|NaN/;

/** An empty feed; without it the demo's would be read. */
const NO_LISTINGS = '<?xml version="1.0" encoding="UTF-8"?><Listings></Listings>';

/** Screens with an empty state. */
const EMPTY_STATES = ['/', '/new_development_properties', '/faqs', '/meetmyteam', '/testimonials', '/blog'];

/** Screens that are the same with content; other suites open them in a browser. */
const OTHERS = [
  ...['/mortgageservices', '/aboutus', '/sell', '/contact', '/privacy', '/terms', '/cookies', '/favourites'],
];

describe('a new installation that has no listing and no text yet', () => {
  const folder = mkdtempSync(join(tmpdir(), 'manzil-empty-'));
  let stack: Awaited<ReturnType<typeof startStack>> | undefined;
  let url = '';
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    // When run as root, PostgreSQL runs as another user, who must be able to enter its folder.
    await chmod(folder, 0o755);
    const feed = join(folder, 'feed.xml');
    writeFileSync(feed, NO_LISTINGS);
    process.env.DEMO = '0';
    process.env.FEED_URL = pathToFileURL(feed).href;
    const port = await freePort();
    url = `http://localhost:${String(port)}`;
    stack = await startStack({ folder, port });
    browser = await sharedBrowser();
    page = await newVisitor(browser, { width: 375 });
  });
  afterAll(async () => {
    await stack?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const open = (path: string) => openHydrated(page, url + path);
  const main = () => page.getByRole('main');

  const expectWhole = async (): Promise<void> => {
    await eventually(() => expect(page.getByRole('heading', { level: 1 }).count()).resolves.toBe(1));
    await eventually(() => expect(main().innerText()).resolves.not.toMatch(HOLE));
    await eventually(() => expect(fitsWindow(page)).resolves.toBe(true));
    expect(await seriousFindings(page)).toEqual([]);
  };

  it.each([
    ['/buy', '/rent'],
    ['/rent', '/buy'],
  ])(
    '%s says that there is nothing, leads to the other list, and is kept out of search engines',
    async (path, other) => {
      const answer = await open(path);
      expect(answer?.status()).toBe(200);
      await eventually(() =>
        expect(main().getByRole('status').filter({ hasText: 'No Result Found!' }).isVisible()).resolves.toBe(
          true,
        ),
      );
      const onward = main().getByRole('link', { name: /^Browse homes for/ });
      await eventually(() => expect(onward.getAttribute('href')).resolves.toBe(other));
      await eventually(() =>
        expect(page.locator('meta[name=robots]').getAttribute('content')).resolves.toContain('noindex'),
      );
      await expectWhole();
    },
  );

  it('a search in it offers no list that would be empty too', async () => {
    await open('/buy?q=marina');
    await eventually(() => expect(main().innerText()).resolves.toContain('No Such Search Found'));
    await eventually(() => expect(main().innerText()).resolves.not.toContain('Did you mean'));
    await expectWhole();
  });

  it.each(EMPTY_STATES)('%s stands, with one heading, no hole, and no serious finding', async (path) => {
    const answer = await open(path);
    expect(answer?.status()).toBe(200);
    if (path === '/new_development_properties')
      await eventually(() => expect(main().innerText()).resolves.toContain('No result found!'));
    await expectWhole();
  });

  it.each(OTHERS)('%s stands, with one heading and no hole', async (path) => {
    const answer = await fetch(url + path);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    const text = /<main[^]*<\/main>/.exec(html)?.[0].replaceAll(/<(script|style)\b[^]*?<\/\1>|<[^>]*>/g, ' ');
    expect(text).toMatch(/\w{3}/);
    expect(text).not.toMatch(HOLE);
  });

  it('the other pages are not there, and say so', async () => {
    const answer = await open('/a-listing-of-another-site');
    expect(answer?.status()).toBe(404);
  });
});
