/** Ids in one sitemap of listings: little enough that the finished file is kept in memory (under 1 MB). */
export const SITEMAP_SLICE = 2_500;
