import { beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';
import { sharedBrowser } from '../browser.js';
import { newVisitor } from '../forms.js';
import { openHydrated } from '../open-hydrated.js';
import { siteUrl } from '../site.js';

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
});
