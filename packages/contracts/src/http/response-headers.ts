/** For responses that only the holder of a link may see: not stored by caches or search engines. */
export const UNLISTED = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' } as const;
