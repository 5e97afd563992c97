import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LANGUAGES } from '@manzil/contracts/site-language';

const ENTRY = 'app/entry.client.tsx';

/** Modules that pages import on demand although their first view needs them: by language, or by the kind of page. */
const MODULES = {
  ...Object.fromEntries(LANGUAGES.map((language) => [language, `app/texts/${language}/index.ts`])),
  development: 'app/site/features/developments/development-page.tsx',
  page: 'app/site/routes/custom-page-view.tsx',
};

/**
 * The scripts of each of these modules, except for those of every page. Pages name them in their HTML, so that they are
 * loaded with the other scripts instead of after them.
 * @param {string} folder of the browser build
 * @returns {Promise<Map<string, string[]>>}
 */
export async function findLazyScripts(folder) {
  /** @type {Record<string, { file: string, imports?: string[] }>} */
  const chunks = JSON.parse(await readFile(path.join(folder, '.vite/manifest.json'), 'utf8'));
  /** @param {string} start */
  const reachedFrom = (start) => {
    const found = new Set([start]);
    for (const key of found) for (const next of chunks[key]?.imports ?? []) found.add(next);
    return found;
  };
  const known = reachedFrom(ENTRY);
  return new Map(
    Object.entries(MODULES).map(([name, module]) => {
      if (chunks[module] === undefined) throw new Error(`The build has no chunk of ${module}`);
      const own = [...reachedFrom(module)].filter((key) => !known.has(key));
      return [name, own.map((key) => `/${chunks[key]?.file ?? ''}`)];
    }),
  );
}
