import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

const MOST_BYTES = 250_000;

interface Route {
  id: string;
  parentId?: string;
  module: string;
  imports?: string[];
}

interface Manifest {
  entry: Omit<Route, 'id'>;
  routes: Record<string, Route>;
}

const client = fileURLToPath(new URL('../build/client', import.meta.url));

/** The routes and their scripts, as the server knows them. */
async function readManifest(): Promise<Manifest> {
  const build = (await import(new URL('../build/server/index.js', import.meta.url).href)) as {
    assets: Manifest;
  };
  return build.assets;
}

const sizes = new Map<string, number>();

/** Compressed bytes of a script. */
function sizeOf(path: string): number {
  const size = sizes.get(path) ?? gzipSync(readFileSync(client + path)).length;
  sizes.set(path, size);
  return size;
}

const scriptsOf = ({ module, imports = [] }: Omit<Route, 'id'>): string[] => [module, ...imports];

/** Compressed bytes of scripts that a screen needs in addition to the frame around it. */
function addedBy(route: Route, { entry, routes }: Manifest): number {
  const before = new Set(scriptsOf(entry));
  for (let id = route.parentId; id !== undefined; id = routes[id]?.parentId)
    for (const script of scriptsOf(routes[id] ?? entry)) before.add(script);
  return scriptsOf(route)
    .filter((script) => !before.has(script))
    .reduce((sum, script) => sum + sizeOf(script), 0);
}

describe('the browser build of the backend', () => {
  it('adds at most 250 kB of compressed scripts for each screen', async () => {
    const manifest = await readManifest();
    const screens = Object.values(manifest.routes).filter(
      ({ id }) => id.startsWith('backend/routes/') && id !== 'backend/routes/frame',
    );
    expect(screens.length).toBeGreaterThan(30);
    const heavy = screens
      .map((route) => ({ id: route.id, bytes: addedBy(route, manifest) }))
      .filter(({ bytes }) => bytes > MOST_BYTES);
    expect(heavy).toEqual([]);
  });
});
