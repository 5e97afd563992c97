import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { withoutKnownImports } from './slim-manifest.mjs';

const folder = fileURLToPath(new URL('../build/client/assets/', import.meta.url));

interface Route {
  module: string;
  imports?: string[];
}

const routesIn = (script: string): Record<string, Route> =>
  (JSON.parse(script.slice(script.indexOf('{'), -1)) as { routes: Record<string, Route> }).routes;

describe('the manifest of routes', () => {
  it('loses the imports of the backend and of every page, and nothing else', () => {
    const route = { path: 'a', module: '/assets/a.js', css: ['/assets/a.css'] };
    const everyPage = ['/assets/site.js'];
    const write = (imports: { root: string[]; site: string[]; backend?: string[] }): string =>
      `window.__manifest=${JSON.stringify({
        entry: { module: '/assets/entry.js', imports: everyPage },
        routes: {
          root: { ...route, imports: imports.root },
          'site/routes/a': { ...route, imports: imports.site },
          'backend/routes/a': { ...route, imports: imports.backend },
        },
        version: '1',
      })};`;
    const own = ['/assets/b.js'];
    const whole = { root: everyPage, site: [...everyPage, ...own], backend: [...everyPage, ...own] };
    expect(withoutKnownImports(write(whole))).toBe(write({ root: [], site: own }));
  });

  it('names in the build what links to public pages load ahead, and is compressed', () => {
    const name = readdirSync(folder).find((file) => /^manifest-.*\.js$/.test(file));
    if (name === undefined) throw new Error('There is no build of web: run `npm run build`');
    const script = readFileSync(folder + name, 'utf8');
    const routes = routesIn(script);
    expect(routes['site/routes/buy']?.imports?.length).toBeGreaterThan(0);
    const backend = Object.entries(routes).filter(([id]) => id.startsWith('backend/routes/'));
    expect(backend.length).toBeGreaterThan(30);
    for (const [, { module, imports }] of backend)
      expect({ module, imports }).toEqual({
        module: expect.stringMatching(/^\/assets\//),
        imports: undefined,
      });
    expect(brotliDecompressSync(readFileSync(`${folder}${name}.br`)).toString()).toBe(script);
    expect(gunzipSync(readFileSync(`${folder}${name}.gz`)).toString()).toBe(script);
  });
});
