import { beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';
import { developments, photographedListing } from '../api.js';
import { sharedBrowser } from '../browser.js';
import { newVisitor } from '../forms.js';
import { openHydrated } from '../open-hydrated.js';
import { siteUrl } from '../site.js';
import { asAdmin, json } from '../staff.js';

interface RouteManifest {
  url: string;
  routes: Record<string, { module: string }>;
}

describe('what a visitor loads', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await sharedBrowser();
  });

  it.each(['/', '/buy', '/no-such-page'])('of %s contains no part of the backend', async (path) => {
    const page = await newVisitor(browser);
    const scripts: { url: string; text: Promise<string> }[] = [];
    page.on('response', (answer) => {
      if (answer.request().resourceType() !== 'script' && !answer.url().endsWith('.js')) return;
      scripts.push({ url: new URL(answer.url()).pathname, text: answer.text() });
    });
    await openHydrated(page, siteUrl() + path);
    const manifest = await page.evaluate(
      () => (window as unknown as { __reactRouterManifest: RouteManifest }).__reactRouterManifest,
    );
    expect(Object.keys(manifest.routes).filter((id) => /backend|admin/.test(id))).toEqual([]);
    const whole = await (await fetch(siteUrl() + manifest.url.replace('site-manifest', 'manifest'))).text();
    const { routes } = JSON.parse(whole.slice(whole.indexOf('{'), -1)) as RouteManifest;
    const modules = Object.entries(routes).filter(([id]) => id.startsWith('backend/routes/'));
    expect(modules.length).toBeGreaterThan(4);
    const loaded = scripts.map(({ url }) => url);
    expect(loaded.length).toBeGreaterThan(3);
    expect(loaded.filter((url) => modules.some(([, { module }]) => module === url))).toEqual([]);
    for (const { url, text } of scripts)
      expect([url, /backendDraft:|Update Properties|Member Login|backend-panel/.test(await text)]).toEqual([
        url,
        false,
      ]);
    await page.context().close();
  });

  it.each([
    ['a development', 'development-page'],
    ['a page of staff', 'custom-page-view'],
  ])('of %s is named in its HTML, with the component that listings do not need', async (kind, script) => {
    const path = kind === 'a development' ? (await developments())[0]?.pagelink : await newPage();
    const early = await filesNamed(`/${path ?? ''}`);
    expect(early.filter((url) => url.includes(`/${script}-`) && url.endsWith('.js'))).toHaveLength(1);
    const listing = await filesNamed(`/${(await photographedListing()).pagelink}`);
    expect(listing.filter((url) => url.includes(`/${script}-`))).toEqual([]);
    const page = await newVisitor(browser);
    const loaded: string[] = [];
    page.on('request', (request) => {
      if (['script', 'stylesheet'].includes(request.resourceType()))
        loaded.push(new URL(request.url()).pathname);
    });
    await openHydrated(page, `${siteUrl()}/${path ?? ''}`);
    expect(loaded.length).toBeGreaterThan(5);
    expect(loaded.filter((url) => !early.includes(url))).toEqual([]);
    await page.context().close();
  });
});

/** The scripts that the HTML of a page preloads, and its style sheets. */
async function filesNamed(path: string): Promise<string[]> {
  const html = await (await fetch(siteUrl() + path)).text();
  const links = html.matchAll(/<link rel="(?:modulepreload|stylesheet)"[^>]* href="([^"#]+)/g);
  return [...links].flatMap(([, url]) => url ?? []);
}

/** Returns the path of a new page that staff have made. */
async function newPage(): Promise<string> {
  const linkAddress = `early-${crypto.randomUUID().slice(0, 8)}`;
  const page = { title: 'Golden visa', linkAddress, html: '<h1>Golden visa</h1>', css: '' };
  const answer = await (await asAdmin())('/api/save-page', json('POST', page));
  if (!answer.ok) throw new Error(`The save answered ${String(answer.status)}`);
  return linkAddress;
}
