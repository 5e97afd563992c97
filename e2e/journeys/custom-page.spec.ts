import { beforeAll, describe, expect, it } from 'vitest';
import { waitFor } from '@manzil/testing/wait-for';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { sharedBrowser } from '../browser.js';
import { eventually } from '../eventually.js';
import { fitsWindow } from '../fits-window.js';
import { siteUrl } from '../site.js';
import { asAdmin, asVisitor, json, type Call } from '../staff.js';

/** CSS that would restyle the rest of the site, on purpose or by mistake. */
const HOSTILE_CSS = `
  header, .site-header, * { display: none !important; background: rgb(255, 0, 0) !important }
  html, body, :root { --paper: rgb(255, 0, 0); background: rgb(255, 0, 0) }
  :host { position: fixed; inset: 0; z-index: 99999 }
  .cover { position: fixed; inset: 0; z-index: 99999; background: rgb(255, 0, 0) }
  .cover-too { position: absolute; top: -500px; left: 0; width: 200vw; height: 2000px; z-index: 99999 }
  @import url("https://evil.example/x.css");
`;
const HOSTILE_HTML = `
  <script>document.documentElement.dataset.ran = 'script'</script>
  <img src="/uploads/x" onerror="document.documentElement.dataset.ran = 'handler'" alt="">
  <a href="javascript:document.documentElement.dataset.ran = 'link'">Read on</a>
  <template shadowrootmode="open"><p>inner</p></template></template></div></main>
  <style>header { display: none }</style>
`;

const HONEST = {
  title: 'Golden visa',
  html: '<h1>Golden visa in Dubai</h1><p class="lead">Ten years of residence.</p>',
  css: '.lead { color: rgb(0, 128, 0) } body { background: rgb(250, 240, 230) }',
  seoTitle: 'Golden visa by property',
  metaDescription: 'Who may have a golden visa',
  keywords: 'golden visa, residence',
  pageVal: 'pages',
};

interface Saved {
  message: string;
  result: { id: number; version: number; linkAddress: string };
}

describe('a page that staff make', () => {
  let browser: Browser;
  let scripted: BrowserContext;
  let scriptless: BrowserContext;
  let admin: Call;
  /** The errors of the browser's console, such as refused styles or a failed hydration. */
  const complaints: string[] = [];

  beforeAll(async () => {
    browser = await sharedBrowser();
    scripted = await browser.newContext();
    scriptless = await browser.newContext({ javaScriptEnabled: false });
    admin = await asAdmin();
  });

  const newLink = (): string => `page-${crypto.randomUUID().slice(0, 8)}`;

  async function send(method: 'POST' | 'PUT', path: string, body: unknown): Promise<Saved> {
    const answer = await admin(path, json(method, body));
    expect([path, answer.status]).toEqual([path, 200]);
    return (await answer.json()) as Saved;
  }

  /** Titles of indexed pages must be unique. */
  const titleOf = (link: string): string => `${HONEST.seoTitle} (${link})`;
  const save = (page: object): Promise<Saved> => {
    const linkAddress = newLink();
    return send('POST', '/api/save-page', {
      ...HONEST,
      linkAddress,
      seoTitle: titleOf(linkAddress),
      ...page,
    });
  };

  async function open(context: BrowserContext, address: string): Promise<Page> {
    const page = await context.newPage();
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().includes('404')) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(`${siteUrl()}/${address}`, { waitUntil: 'load' });
    return page;
  }

  it('is there on the next request, with and without JavaScript, as its HTML and CSS say', async () => {
    const { result } = await save({});
    for (const context of [scripted, scriptless]) {
      const page = await open(context, result.linkAddress);
      await eventually(() =>
        expect(page.getByRole('heading', { level: 1 }).allInnerTexts()).resolves.toEqual([
          'Golden visa in Dubai',
        ]),
      );
      await eventually(() =>
        expect(page.getByText('Ten years of residence.').isVisible()).resolves.toBe(true),
      );
      if (context === scripted) {
        const colour = await page.locator('.lead').evaluate((element) => getComputedStyle(element).color);
        expect(colour).toBe('rgb(0, 128, 0)');
      }
    }
    const changed = {
      ...HONEST,
      linkAddress: result.linkAddress,
      seoTitle: titleOf(result.linkAddress),
      html: '<h1>Changed</h1>',
      expectedVersion: 1,
    };
    await send('PUT', `/api/pages/${result.id}`, changed);
    const html = await (await asVisitor(`/${result.linkAddress}`)).text();
    expect(html).toContain('<h1>Changed</h1>');
    expect(html).not.toContain('Ten years of residence.');
  });

  it('shows homes by a query and a note where there are none, with and without JavaScript', async () => {
    const html =
      '<h1>Homes</h1><div class="lead"><div data-live="homes" data-purpose="rent" data-count="2"></div></div>' +
      '<div data-live="homes" data-place="Nowhere&quot;><script>alert(1)</script>" data-count="999999"></div>';
    const { result } = await save({ html, css: '* { color: rgb(255, 0, 0) } article { display: none }' });
    for (const context of [scripted, scriptless]) {
      const page = await open(context, result.linkAddress);
      await eventually(() => expect(page.getByRole('article').count()).resolves.toBe(2));
      await page.getByRole('article').first().waitFor();
      await page.getByRole('link', { name: /^See all \d+ homes$/ }).waitFor();
      await page.getByRole('heading', { name: 'No matching homes today' }).waitFor();
    }
  });

  it('tells search engines what staff wrote for them', async () => {
    const { result } = await save({});
    const html = await (await asVisitor(`/${result.linkAddress}`)).text();
    expect(html).toContain(`<title>${titleOf(result.linkAddress)} | Manzil</title>`);
    expect(html).toMatch(/<meta name="description" content="Who may have a golden visa"\/?>/);
    expect(html).toMatch(/<meta name="keywords" content="golden visa, residence"\/?>/);
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]+/${result.linkAddress}"`));
  });

  it('can neither restyle nor cover the header, nor run anything', async () => {
    const plain = await open(scripted, 'aboutus');
    const lookOf = (page: Page) =>
      page
        .locator('header')
        .first()
        .evaluate((header) => {
          const { display, backgroundColor, visibility } = getComputedStyle(header);
          const { width, height } = header.getBoundingClientRect();
          return { display, backgroundColor, visibility, width, height };
        });
    const before = await lookOf(plain);

    const { result } = await save({
      html: `<div class="cover">a</div><div class="cover-too">b</div>${HOSTILE_HTML}<p>Still here</p>`,
      css: HOSTILE_CSS,
    });
    const page = await open(scripted, result.linkAddress);
    await page.locator('footer').first().waitFor();
    expect(await lookOf(page)).toEqual(before);
    await eventually(() => expect(page.locator('html').getAttribute('data-ran')).resolves.toBeNull());
    const onTop = await page.evaluate(() => {
      const { width } = document.documentElement.getBoundingClientRect();
      return [5, width / 2, width - 5].map(
        (x) => document.elementFromPoint(x, 40)?.closest('header') !== null,
      );
    });
    expect(onTop).toEqual([true, true, true]);
    await eventually(() => expect(fitsWindow(page)).resolves.toBe(true));
    for (const link of await page.locator('main a').all()) {
      expect((await link.getAttribute('href')) ?? '').not.toMatch(/^javascript:/i);
    }
    const html = await (await asVisitor(`/${result.linkAddress}`)).text();
    expect(html).not.toMatch(/onerror|dataset\.ran/);
  });

  it('is shown where a visitor comes back to it without loading it again', async () => {
    const { result } = await save({});
    const page = await open(scripted, result.linkAddress);
    // Hydration has started once React has marked the document.
    await page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith('__react')));
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.locator('header a[href="/"]').first().click();
    await page.waitForURL(`${siteUrl()}/`);
    await page.goBack();
    await page.getByText('Ten years of residence.').waitFor();
    await eventually(() => expect(page.evaluate(() => 'sameDocument' in window)).resolves.toBe(true));
    const colour = await page.locator('.lead').evaluate((element) => getComputedStyle(element).color);
    expect(colour).toBe('rgb(0, 128, 0)');
  });

  it('leads to a place on it by link, by keyboard and by its address, below the header', async () => {
    const { result } = await save({
      html: `<h1>Guide</h1><p><a href="#costs">Costs</a></p><div style="height: 3000px">…</div><h2 id="costs">What it costs</h2><div style="height: 2000px">…</div>`,
    });
    const page = await open(scripted, result.linkAddress);
    const atCosts = (timeout = 30_000) =>
      page.waitForFunction(
        () => {
          const host = [...document.querySelectorAll('main *')].find((each) => each.shadowRoot !== null);
          const place = host?.shadowRoot?.getElementById('costs');
          const top = place?.getBoundingClientRect().top ?? 0;
          return top > 82 && top < 200 && host?.shadowRoot?.activeElement === place;
        },
        undefined,
        { timeout },
      );
    await page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith('__react')));
    // A click before the page's own script runs has no effect, so it is repeated.
    await waitFor('the place', async () => {
      await page.getByRole('link', { name: 'Costs', exact: true }).focus();
      await page.keyboard.press('Enter');
      return atCosts(1_000).catch(() => false);
    });
    expect(new URL(page.url()).hash).toBe('#costs');
    await page.goBack();
    await page.waitForFunction(() => window.scrollY === 0);

    const direct = await scripted.newPage();
    await direct.goto(`${siteUrl()}/${result.linkAddress}#costs`);
    await direct.waitForFunction(() => window.scrollY > 2_000);
  });

  it('that is renamed leads from its old address to the new one, for good', async () => {
    const { result } = await save({});
    const linkAddress = newLink();
    await send('PUT', `/api/pages/${result.id}`, { ...HONEST, linkAddress, expectedVersion: 1 });
    const answer = await asVisitor(`/${result.linkAddress}?from=mail`);
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toMatch(new RegExp(`/${linkAddress}\\?from=mail$`));
    const page = await open(scriptless, result.linkAddress);
    expect(new URL(page.url()).pathname).toBe(`/${linkAddress}`);
  });

  it('that is deleted is gone, and back once it is added again', async () => {
    const { result } = await save({});
    const { linkAddress, id } = result;
    expect((await asVisitor(`/${linkAddress}`)).status).toBe(200);
    const deleted = await admin(`/api/pages/${id}`, { method: 'DELETE' });
    expect(await deleted.json()).toMatchObject({ message: 'Page deleted successfully!' });
    const gone = await asVisitor(`/${linkAddress}`);
    expect(gone.status).toBe(410);
    expect(await gone.text()).toContain('This page is no longer here');
    expect((await admin(`/addpageagain/${id}`, { method: 'PUT' })).status).toBe(200);
    expect((await asVisitor(`/${linkAddress}`)).status).toBe(200);
  });

  it('can be previewed before it is saved, by whoever has the link', async () => {
    const { title, html, css } = HONEST;
    const made = await admin('/api/page-previews', json('POST', { draft: { title, html, css } }));
    const { path } = (await made.json()) as { path: string };
    const page = await open(scriptless, path.slice(1));
    await eventually(() => expect(page.getByText('Ten years of residence.').isVisible()).resolves.toBe(true));
    await eventually(() => expect(page.getByText('This is a preview.').isVisible()).resolves.toBe(true));
    const answer = await asVisitor(path);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    expect((await asVisitor('/preview/never-was')).status).toBe(404);
  });

  it('gives browsers nothing to complain of', () => {
    expect(complaints).toEqual([]);
  });
});
