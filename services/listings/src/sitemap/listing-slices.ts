/**
 * Listings are in sitemaps by the bounds of their ids, which never move: slice 0 has the ids 1 to 2500. A finished
 * sitemap stays under 1 MB, so that the gateway can cache it.
 */
export const IDS_PER_SITEMAP = 2_500;
