import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LANGUAGES } from '@manzil/contracts/site-language';

const ENTRY = 'app/entry.client.tsx';

/**
 * Scripts that pages import on demand although their first view needs them, by their name in the build: by language, or
 * by the kind of page.
 */
const NAMES = {
  ...Object.fromEntries(LANGUAGES.map((language) => [language, language])),
  development: 'development-page',
  page: 'custom-page-view',
};

/**
 * Each of these scripts with its imports and their style sheets, except for those of every page. Pages name them in their
 * HTML, so that scripts are loaded with the others instead of after them, and the page is never shown without its styles.
 * @param {string} folder of the browser build
 * @returns {Promise<Map<string, { scripts: string[], styles: string[] }>>}
 */
export async function findLazyScripts(folder) {
  /** @type {Record<string, { file: string, name?: string, imports?: string[], css?: string[] }>} */
  const chunks = JSON.parse(await readFile(path.join(folder, '.vite/manifest.json'), 'utf8'));
  /** @param {string} start */
  const reachedFrom = (start) => {
    const found = new Set([start]);
    for (const key of found) for (const next of chunks[key]?.imports ?? []) found.add(next);
    return found;
  };
  const known = reachedFrom(ENTRY);
  return new Map(
    Object.entries(NAMES).map(([of, name]) => {
      const [start, ...others] = Object.keys(chunks).filter((key) => chunks[key]?.name === name);
      if (start === undefined || others.length > 0)
        throw new Error(`The build needs one chunk named ${name}, and has ${[start, ...others].join(', ')}`);
      const own = [...reachedFrom(start)].filter((key) => !known.has(key));
      const styles = new Set(own.flatMap((key) => chunks[key]?.css ?? []));
      return [
        of,
        {
          scripts: own.map((key) => `/${chunks[key]?.file ?? ''}`),
          styles: [...styles].map((file) => `/${file}`),
        },
      ];
    }),
  );
}
