/** Of what only the owner of a link may see: neither caches nor search engines store it. */
export const UNLISTED = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' } as const;
