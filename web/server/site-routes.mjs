const BACKEND = /^(?:backend\/|admin |newedit$)/;

/**
 * The routes without those of the backend.
 * @template Route
 * @param {Record<string, Route>} routes by their ids
 */
export const siteRoutes = (routes) =>
  Object.fromEntries(Object.entries(routes).filter(([id]) => !BACKEND.test(id)));

/**
 * URL of the route manifest with the routes of the site only.
 * @param {string} url of the whole one
 */
export const siteManifestUrl = (url) => url.replace('/manifest-', '/site-manifest-');
