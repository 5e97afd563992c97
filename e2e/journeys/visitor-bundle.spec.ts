import { beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';
import { sharedBrowser } from '../browser.js';
import { newVisitor } from '../forms.js';
import { openHydrated } from '../open-hydrated.js';
import { siteUrl } from '../site.js';

interface RouteManifest {
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
    const { routes } = await page.evaluate(
      () => (window as unknown as { __reactRouterManifest: RouteManifest }).__reactRouterManifest,
    );
    const modules = Object.entries(routes).filter(([id]) => id.startsWith('backend/routes/'));
    expect(modules.length).toBeGreaterThan(4);
    const loaded = scripts.map(({ url }) => url);
    expect(loaded.length).toBeGreaterThan(3);
    expect(loaded.filter((url) => modules.some(([, { module }]) => module === url))).toEqual([]);
    // The manifest contains the routes of the backend, but no script contains its texts.
    for (const { url, text } of scripts)
      expect([url, /backendDraft:|Update Properties|Member Login|backend-panel/.test(await text)]).toEqual([
        url,
        false,
      ]);
    await page.context().close();
  });
});
