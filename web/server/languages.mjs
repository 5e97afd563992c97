import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { LANGUAGES, prefixOf } from '@manzil/contracts/site-language';
import { siteRoutes } from './site-routes.mjs';

/** @typedef {import('react-router').ServerBuild} ServerBuild */
/** @typedef {import('@manzil/contracts/site-language').Language} Language */

const CATALOGUE = /^texts-([a-z]{2})-[\w-]+\.js$/;

/**
 * The site in a language: served below the path prefix of the language, so that its links keep the prefix. The backend
 * is in English only.
 * @template {ServerBuild | (() => Promise<ServerBuild>)} Build
 * @param {Build} build
 * @param {Language} language
 * @returns {ServerBuild | (() => Promise<ServerBuild>)}
 */
export function buildOf(build, language) {
  if (language === 'en') return build;
  return typeof build === 'function'
    ? async () => inLanguage(await build(), language)
    : inLanguage(build, language);
}

/**
 * @param {ServerBuild} build
 * @param {Language} language
 * @returns {ServerBuild}
 */
const inLanguage = (build, language) => ({
  ...build,
  basename: prefixOf(language),
  routes: siteRoutes(build.routes),
  assets: { ...build.assets, routes: siteRoutes(build.assets.routes) },
});

/**
 * The scripts with the texts of each language, by which a page names its own in its head.
 * @param {string} folder of the browser build
 * @returns {Promise<Map<Language, string>>}
 */
export async function findCatalogues(folder) {
  const names = await readdir(path.join(folder, 'assets'));
  return new Map(
    LANGUAGES.map((language) => {
      const name = names.find((each) => CATALOGUE.exec(each)?.[1] === language);
      if (name === undefined) throw new Error(`The build has no texts of the language ${language}`);
      return [language, `/assets/${name}`];
    }),
  );
}
