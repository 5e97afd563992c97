import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { writeCompressed } from './precompress.mjs';

const MANIFEST = /^manifest-.*\.js$/;
const BACKEND = 'backend/routes/';

/**
 * Removes scripts from the route manifest that no link needs to prefetch: scripts of the backend, which has no such
 * links, and scripts that every page has loaded. Visitors download the manifest with every page.
 * @param {string} script
 */
export function withoutKnownImports(script) {
  const [from, to] = [script.indexOf('{'), script.lastIndexOf('}') + 1];
  /** @type {{ entry: { imports: string[] }, routes: Record<string, { imports?: string[] }> }} */
  const manifest = JSON.parse(script.slice(from, to));
  for (const [id, route] of Object.entries(manifest.routes))
    if (id.startsWith(BACKEND)) delete route.imports;
    else route.imports = route.imports?.filter((each) => !manifest.entry.imports.includes(each));
  return script.slice(0, from) + JSON.stringify(manifest) + script.slice(to);
}

/**
 * Slims and compresses the manifest of the browser build. React Router writes it during the build of the server, which
 * keeps the whole one, so that pages of the backend still name their scripts in their HTML.
 * @returns {import('vite').Plugin}
 */
export function slimManifest() {
  return {
    name: 'slim-manifest',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    async writeBundle({ dir = '.' }) {
      const folder = path.resolve(dir, '../client/assets');
      const name = (await readdir(folder)).find((each) => MANIFEST.test(each));
      if (name === undefined) return this.error(`There is no manifest of routes in ${folder}`);
      const file = path.join(folder, name);
      const script = withoutKnownImports(await readFile(file, 'utf8'));
      await writeFile(file, script);
      await writeCompressed(file, Buffer.from(script));
    },
  };
}
