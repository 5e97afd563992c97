import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { writeCompressed } from './precompress.mjs';
import { siteManifestUrl, siteRoutes } from './site-routes.mjs';
import { TEXTS_FOLDER } from './texts-folder.mjs';

const MANIFEST = /^manifest-.*\.js$/;

/**
 * The route manifest for pages of the site: without routes of the backend, to which the site has no links, scripts that
 * every page has loaded, and false flags. Visitors download it with every page. Scripts with texts are the ones in the
 * language of the page, because they are preloaded, to which no import map applies.
 * @param {string} script
 */
export function siteManifest(script) {
  const [from, to] = [script.indexOf('{'), script.lastIndexOf('}') + 1];
  /** @type {{ entry: { imports: string[] }, url: string, routes: Record<string, { imports: string[] }> }} */
  const manifest = JSON.parse(script.slice(from, to));
  const routes = siteRoutes(manifest.routes);
  for (const route of Object.values(routes))
    route.imports = route.imports.filter((each) => !manifest.entry.imports.includes(each));
  const site = { ...manifest, routes, url: siteManifestUrl(manifest.url) };
  const json = JSON.stringify(site, (_key, value) => (value === false ? undefined : value));
  const inLanguage = json.replaceAll(`"${TEXTS_FOLDER}`, '"/assets/texts-"+document.documentElement.lang+"/');
  return script.slice(0, from) + inLanguage + script.slice(to);
}

/**
 * Writes the manifest for pages of the site beside the whole one, which pages of the backend load
 * (`app/entry.server.tsx` chooses), and compresses both. React Router writes the manifest during the build of the
 * server.
 * @returns {import('vite').Plugin}
 */
export function writeSiteManifest() {
  return {
    name: 'write-site-manifest',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    async writeBundle({ dir = '.' }) {
      const folder = path.resolve(dir, '../client/assets');
      const name = (await readdir(folder)).find((each) => MANIFEST.test(each));
      if (name === undefined) return this.error(`There is no manifest of routes in ${folder}`);
      const whole = await readFile(path.join(folder, name));
      await writeCompressed(path.join(folder, name), whole);
      const site = siteManifest(whole.toString());
      const file = path.join(folder, `site-${name}`);
      await writeFile(file, site);
      await writeCompressed(file, Buffer.from(site));
    },
  };
}
