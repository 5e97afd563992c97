/**
 * Sitemaps contain listings by fixed ranges of ids: slice 0 has the ids 1 to 2500. A sitemap is below 1 MB, so that
 * the gateway can cache it.
 */
export const IDS_PER_SITEMAP = 2_500;
