import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { siteManifest } from './site-manifest.mjs';

const folder = fileURLToPath(new URL('../build/client/assets/', import.meta.url));

interface Route {
  module: string;
  imports: string[];
}

/** The routes of a manifest, as a page in Arabic reads it. */
function routesIn(script: string): Record<string, Route> {
  const window: { __reactRouterManifest?: { routes: Record<string, Route> } } = {};
  runInNewContext(script, { window, document: { documentElement: { lang: 'ar' } } });
  return window.__reactRouterManifest?.routes ?? {};
}

/** The script of the build with the manifest, whose compressed files must be the same. */
function builtManifest(pattern: RegExp): string {
  const name = readdirSync(folder).find((file) => pattern.test(file));
  if (name === undefined) throw new Error('There is no build of web: run `npm run build`');
  const script = readFileSync(folder + name, 'utf8');
  expect(brotliDecompressSync(readFileSync(`${folder}${name}.br`)).toString()).toBe(script);
  expect(gunzipSync(readFileSync(`${folder}${name}.gz`)).toString()).toBe(script);
  return script;
}

describe('the manifest of routes for pages of the site', () => {
  it('has no routes of the backend, no imports of every page and no false flags', () => {
    const route = { path: 'a', hasLoader: true, module: '/assets/a.js', css: ['/assets/a.css'] };
    const everyPage = ['/assets/site.js'];
    const write = (name: string, routes: Record<string, unknown>): string =>
      `window.__manifest=${JSON.stringify({
        entry: { module: '/assets/entry.js', imports: everyPage },
        routes,
        url: `/assets/${name}-1.js`,
        version: '1',
      })};`;
    const own = ['/assets/b.js'];
    const staff = { ...route, imports: [...everyPage, ...own] };
    expect(
      siteManifest(
        write('manifest', {
          root: { ...route, imports: everyPage },
          'site/routes/a': { ...route, hasAction: false, imports: [...everyPage, ...own] },
          'backend/routes/a': staff,
          'admin backend/faq': staff,
          newedit: staff,
        }),
      ),
    ).toBe(
      write('site-manifest', {
        root: { ...route, imports: [] },
        'site/routes/a': { ...route, imports: own },
      }),
    );
  });

  it('is built and compressed beside the whole one, with what links load ahead', () => {
    const whole = builtManifest(/^manifest-.*\.js$/);
    const site = builtManifest(/^site-manifest-.*\.js$/);
    expect(site).toBe(siteManifest(whole));
    expect(routesIn(site)['site/routes/buy']?.imports.length).toBeGreaterThan(0);
    expect(routesIn(site)['site/routes/faqs']?.imports).toContainEqual(
      expect.stringMatching(/^\/assets\/texts-ar\/faqs-/),
    );
    expect(Object.keys(routesIn(whole)).length - Object.keys(routesIn(site)).length).toBeGreaterThan(30);
  });
});
