import { prefixOf, SOURCE_LANGUAGE } from '@manzil/contracts/site-language';
import { siteRoutes } from './site-routes.mjs';

/** @typedef {import('react-router').ServerBuild} ServerBuild */
/** @typedef {import('@manzil/contracts/site-language').Language} Language */

/**
 * The site in a language: served below the path prefix of the language, so that its links keep the prefix. The backend
 * is in English only.
 * @template {ServerBuild | (() => Promise<ServerBuild>)} Build
 * @param {Build} build
 * @param {Language} language
 * @returns {ServerBuild | (() => Promise<ServerBuild>)}
 */
export function buildOf(build, language) {
  if (language === SOURCE_LANGUAGE) return build;
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
